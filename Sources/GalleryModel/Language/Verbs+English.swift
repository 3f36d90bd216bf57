extension Verbs {
  /// English verbs that applications plausibly use as commands.
  static let english: Set<String> = words(fromWordNet).union(words(newerThanWordNet))

  /// English nouns frequent in titles that are no verbs of the list.
  static let nouns: Set<String> = words(nounsOfTitles)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  // A selection from the file index.verb of WordNet 3.0, Copyright 2006 by Princeton University, all
  // rights reserved. Its licence is in Resources/NOTICE-wordnet.txt.

  private static let fromWordNet = """
    abandon abort accept access accompany achieve acknowledge acquire act activate adapt add
    address adjust administer admit adopt advance advertise advise advocate affect affix agree
    alert align allot allow alphabetize alter amend analyze animate annotate announce answer
    append apply appoint approve archive arrange ask assemble assess assign assist associate
    attach attempt attend audit authenticate authorize avoid back backspace bake balance ban
    bargain begin bet bind bleach blend blink block blog blur book boost boot borrow bounce break
    breathe brighten bring broadcast browse brush build bump bundle burn buy bypass cache
    calculate calibrate call cancel capture carry cast catalog categorize celebrate center certify
    challenge change charge chart chat check choose circle cite claim clarify classify clean clear
    click climb clip clone close collapse collate collect color combine come command comment
    commit communicate compare compile complete comply compose compound compress compute conceal
    concentrate conclude configure confine confirm connect consider consult contact continue
    contract contrast contribute control convert cook cooperate coordinate copy correct count
    cover create credit crop customize cut cycle dance darken deactivate debug decide declare
    decline decode decompress decrease decrypt defer define delay delegate delete deliver
    demonstrate deny deploy deposit describe design designate detach detect determine develop
    diagnose dial dictate dim disable disagree disallow discard disclose disconnect discover
    discuss disengage dismiss dispatch display distribute disturb divide do dock donate download
    draft drag draw drill drink drive drop dump duplicate earn eat edit eject email embed empty
    enable encode encourage encrypt end endorse enforce engage enhance enjoy enlarge enroll enter
    equip erase escape establish estimate evaluate evolve examine exchange exclude execute
    exercise exit expand expedite experiment explain explore export expose extend extract fasten
    favor fax feed fetch file fill filter finalize find finish fit fix flag flash flatten flip
    float flush fly focus fold follow force forget forgive format forward frame free freeze fund
    gather generate get give go google grab grant group guess guide halt handle hang harvest hear
    help hibernate hide highlight hike hire hold host hover hurry identify ignore import improve
    include increase indent inflate inform initialize insert inspect inspire install institute
    instruct integrate interpret interrupt interview introduce invent invert investigate invite
    invoke isolate issue italicize join jump justify keep kill label launch lay lead learn lease
    leave lend let lift like limit link list listen litter load locate lock log look loop love
    lower magnify mail maintain make manage map mark match maximize measure meditate meet memorize
    mention merge message migrate minimize mirror mix moderate modify monitor mount move multiply
    mute name navigate negotiate nominate normalize notarize note notice notify nudge observe
    obtain offer omit open operate opt optimize order organize orient outline overlay override
    overwrite pack paginate paint pair pan park participate partition pass paste patch pause pay
    peek peel perform permit personalize photograph pick pin place plan plant play pledge plot
    plug point polish poll pop populate position post postpone practice precede predict prepare
    prepay prescribe present preserve press prevent preview print prioritize proceed process
    procure produce promote prompt pronounce proofread propose protect provide prune publish pull
    pump punctuate purchase purge push put query question queue quit quote raise randomize
    rasterize rate reach react reactivate read realign rearrange reassign reassure reboot rebuild
    recalculate recall receive recharge reclaim recognize recommend reconcile reconsider
    reconstruct record recover recycle redeem redesign redirect redo reduce refer refill refine
    reflect refresh refund refuse regenerate register regulate rehearse reimburse reinstall
    reinstate reject relate relax release reload relocate remember remind remove rename render
    renew rent reopen reorder reorganize repaint repair repay repeat rephrase replace replay reply
    report reproduce request require reread reschedule rescue research reserve reset resign resist
    resize resolve respond restart restore restrict resubmit resume retain retake retrieve retry
    return reuse reveal reverse revert review revise revoke reward rewrite ride roll rotate route
    run sample sanitize save say scale scan schedule score scroll scrub seal search secure see
    select sell send separate serve set settle shake share sharpen shift ship shoot shop show
    shrink shuffle shut sign silence simplify simulate sing ski skip sleep slice slide smooth snap
    snooze sort speak specify speed spell spend spin splice split spread stack start stay step
    stick stitch stop store straighten stream stretch strip study stylize submit subscribe
    subtract suggest summarize supply support survey suspend swap swim swipe switch sync
    synchronize synthesize tag tailor take talk tally tap taste tell terminate test thank thicken
    throw tighten tilt tip toggle touch tour trace track trade train transcribe transfer transform
    translate transpose trash travel treat trigger trim troubleshoot trust try tune turn tutor
    tweet twist type unblock uncompress uncover underline undo unfold unfreeze unhook unify unite
    unload unlock unpack unpin unplug unscramble unseal untie unveil unwrap unzip update upgrade
    upload use utilize vacuum validate vary verify view visit visualize vote wait waive wake walk
    warp waste watch weigh whiten widen wipe wish withdraw work wrap write zip zoom
    """

  private static let nounsOfTitles = """
    ability accessory account activity adapter administrator advice airplane album amenity
    analysis android animal antenna apartment app appearance application arrival article assistant
    attachment attention audience audio author autumn avatar badge bag bank banner barcode basket
    battery bed bedtime bicycle birthday bluetooth bottle boy brand breakfast brightness brother
    browser buddy business cabin calendar camera candidate capability car category century chapter
    character child cinema citizen city class clipboard clock cloud coffee collection college
    column community company computer concert confirmation conversation country coupon course
    creation creator crime criterion currency customer dairy dashboard database deadline debt
    default definition delivery department departure description desktop destination device dialog
    diary dictionary dimension dinner direction directory disability doctor documentation dollar
    domain door downloader duration earthquake edition editor education electricity emoji employee
    employer energy engineer entertainment entrance error evening event example exception expense
    expert expiration expression family fee festival firmware flashlight folder font food football
    formula forum friend furniture future gallery game gender geography girl government graphic
    grocery guideline habit hardware hashtag headline headphone health height history hobby
    holiday homepage hospital hotel hour humidity icon idea identity inbox industry information
    ingredient insurance intensity inventory invitation invoice item janitor jewelry journal
    journey keyboard kilometer kitchen knowledge language laptop latitude laundry lawyer lesson
    library lifestyle longitude luggage lunch luxury magazine mailbox management manager manual
    meal medication medicine meeting member membership memory metadata microphone midnight minute
    mobile money month morning movie music nation nature navigator neighbor newsletter newspaper
    night notebook notification nutrition office operator opinion opportunity option organization
    orientation owner ownership paragraph parameter parent passcode passenger passport password
    patient payment peninsula people period permission person pharmacy photo physician piano
    player playlist podcast policy population portrait precipitation preference prescription
    presentation printer privacy privilege problem procedure product profession projector property
    provider province quality quantity recipe recipient recommendation recorder refrigerator
    region relationship reminder reservation resolution resource response restaurant ringtone
    river roommate safety salary satellite saturation scanner scenario scene school science
    screensaver section security selection semester sender sensor server setting settings
    shareholder shortcut sidebar signature situation slideshow smartphone snapshot society
    software solution song speaker spreadsheet station statistic statistics status steak stopwatch
    storage story street student subscriber subscription subtitle suggestion summary summer
    supermarket surname symbol syntax tablet talent taxi teacher technology temperature template
    terminal terminology theme theory thermostat thumbnail timeline timer timezone tomato tonight
    toolbar tourist transaction transcript translation translator transportation tutorial
    university user username vacation variable vehicle vendor venue version video viewer village
    visibility visitor vocabulary wallpaper warranty website wedding week weekday weekend widget
    width window winter wizard workspace year yesterday
    """

  /// Verbs of applications that came into use after WordNet 3.0, or are missing from it.
  private static let newerThanWordNet = """
    autofill autosave bookmark deauthorize defragment deselect downvote favorite livestream
    onboard preorder reauthenticate reconfigure reconnect redial redownload relaunch remap
    renumber repost resend resubscribe resync retweet rewind screenshot sideload unarchive uncheck
    undelete unfavorite unfollow unfriend ungroup unhide uninstall unlike unlink unmount unmute
    unselect unstar unsubscribe untag upvote
    """
}
