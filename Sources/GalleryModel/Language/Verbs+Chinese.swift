extension Verbs {
  /// Whether a Chinese title begins with a verb of the list; `nil` if it cannot be told.
  static func beginsWithChineseVerb(_ title: String) -> Bool? {
    let rest = title.drop { $0.script != .unspaced }
    // No more is looked at than the longest of the beginnings needs.
    let title = String(rest.prefix(longestLook))
    let core = title.prefix { $0.isWordPart || $0.isWhitespace }
    if chineseStandardTitles.contains(String(core)) || singleVerbs.contains(String(core)) {
      return true
    }
    if let lead = chineseLeads.first(where: { core.hasPrefix($0) }) {
      return beginsWithChineseVerb(String(core.dropFirst(lead.count))) == true ? true : nil
    }
    // “用 Google 登录” and “在浏览器中打开”: the means or the place stands before the verb.
    if let first = core.first, chinesePrepositions.contains(first) {
      guard !nounsOfPrepositions.contains(where: { core.hasPrefix($0) }) else { return nil }
      return chinese.contains { core.contains($0) } ? true : nil
    }
    guard let verb = chinese.first(where: { core.hasPrefix($0) }) else {
      return otherBeginnings.contains { core.hasPrefix($0) } ? false : nil
    }
    let object = core.dropFirst(verb.count)
    guard let ending = object.first else { return true }
    let tail = object.dropFirst()
    // “打印机” and “打印机设置” are things, and “下载量” may be one; “搜索商品” has an object.
    if nounEndings.contains(ending), tail.isEmpty || compoundEndings.contains(String(tail)) {
      return false
    }
    return tail.isEmpty && doubtfulEndings.contains(ending) ? nil : true
  }

  /// What can follow an ending that makes a thing of a verb.
  private static let compoundEndings: Set<String> = [
    "设置", "列表", "选项", "信息", "详情", "管理", "状态", "名称", "版本", "模式", "类型",
  ]

  /// The most characters of a title that are looked at.
  private static let longestLook = 40

  private static let chineseStandardTitles: Set<String> = [
    "好", "好的", "确定", "取消", "完成", "下一步", "返回",
  ]

  /// Verbs of one character, which are too often parts of other words to count but alone.
  private static let singleVerbs: Set<String> = [
    "看", "开", "关", "听", "拍", "买", "卖", "写", "发", "加", "去", "用", "转", "读", "存", "删", "改", "找",
    "查", "搜", "停", "播", "赞", "选", "填", "拨", "传", "试", "玩", "学",
  ]

  /// Words that leave it to what follows whether a title names an action; longer ones first.
  private static let chineseLeads = [
    "不要", "立即", "马上", "现在", "重新", "全部", "继续", "一键", "永久", "永不", "始终", "总是", "自动", "批量",
    "快速", "手动", "去", "不", "别", "请", "再",
  ]

  private static let chinesePrepositions: Set<Character> = [
    "用", "在", "从", "将", "把", "向", "以", "与", "给",
  ]

  /// Nouns and other words frequent in titles that are no verbs and begin none.
  private static let otherBeginnings = [
    "版本", "词典", "地图", "地址", "电话", "关于", "历史", "日历", "日期", "设备", "时间", "视频", "首页", "图片", "我的",
    "相册", "消息", "信息", "选项", "音乐", "帐户", "账户", "账号", "照片", "字典", "字体",
  ]

  private static let nounsOfPrepositions = ["用户", "用品", "用途", "用量", "将来", "向导", "以后", "以前"]

  /// Endings that make a person, a machine or a thing of a verb.
  private static let nounEndings: Set<Character> = ["机", "器", "者", "员", "仪", "夹", "师", "商", "栏"]

  /// Endings that mostly make a thing of a verb, but can be its object.
  private static let doubtfulEndings: Set<Character> = [
    "卡", "量", "率", "码", "页", "人", "框", "条", "区", "表", "点", "包", "库", "板", "组", "键", "数", "费",
    "方", "版", "史", "物", "品",
  ]

  /// Verbs of two and more characters, most of which applications use as commands.
  private static let chinese: [String] = """
    安装 保存 保留 报告 备份 比较 编辑 标记 标为 播放 拨打 部署 裁剪 采用 参加 参与 测量 测试 查看 查找 查询
    拆分 撤回 撤销 撤消 尝试 乘坐 重命名 重排 重启 重设 重试 重做 重置 充值 储存 处理 触发 创建 存储 存入
    打包 打开 打印 导出 导航 导入 登出 登录 登陆 登入 点赞 调出 调整 调节 丢弃 订购 订阅 定位 兑换 断开 对比
    发布 发起 发送 翻译 返回 放大 放弃 分享 分组 付款 复制 改变 改名 改为 跟踪 更改 更换 更新 公开 共享 购买
    挂断 挂起 关闭 关机 关联 关注 管理 归档 合并 呼叫 忽略 恢复 回复 回到 获取 加快 加入 加载 加密 检查 检测 减少 剪切
    剪下 降低 降级 结束 截取 截屏 解除 解锁 解压 禁用 禁止 静音 举报 卷起 开启 开始 拷贝 扩展 浏览 连接 联系 链接
    练习 聊天 留言 录音 录制 买入 命名 排列 排序 拍摄 拍照 屏蔽 评分 评价 评论 切换 清除 清空 清理 取出
    取消 确认 确定 全选 认证 融合 扫描 扫码 删除 筛选 上传 上移 设定 设为 设置 升级 生成 使用 试用 收藏 收起 授权
    输出 输入 刷新 搜索 缩小 锁定 添加 填写 挑选 跳过 跳转 停用 停止 提交 提醒 提现 提问 替换 同步 同意 投票 推荐
    退出 退订 退款 拖动 微调 问候 下单 下载 下移 显示 限制 卸载 写信 写入 新建 新增 信任 修复 修改 选取 选择
    旋转 学习 压缩 延长 延迟 移除 移到 移动 移至 验证 邀请 隐藏 应用 优化 预订 预览 预约 允许 运行 阅读 暂停 粘贴
    赞赏 增加 展开 召回 找回 整理 支付 执行 制作 终止 中断 注册 注销 抓取 转发 转换 转账 追踪 装载 追加 咨询 阻止
    钉住 固定 拒绝 接受 接听 前往 进入 了解 体验 观看 收听 抢购 领取 报名 签到 签署 打电话 发短信 加购 呈现 启用 启动 打赏
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
}
