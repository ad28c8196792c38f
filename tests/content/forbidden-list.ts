// What we do not write, why, and what to write instead: evidence dossier sections 1.3 and 8. One sentence is judged at
// a time; `unless` lets a sentence pass that says the opposite or names it as a mistake.
export interface ForbiddenStatement {
  pattern: RegExp
  reason: string
  instead: string
  unless?: RegExp
  /** A quiz option is what a tired parent might think: there it may stand. */
  allowedInOptions?: true
}

const NOT = /\b(?:not|never|no|nobody|cannot|without|isn't|aren't)\b|n't\b/i

/** Names and numbers that lead nowhere today. */
export const DEAD_NAMES: readonly ForbiddenStatement[] = [
  { pattern: /action fraud/i, reason: 'It was replaced in December 2025.', instead: 'Write "Report Fraud".' },
  { pattern: /gamble ?aware/i, reason: 'It has closed.', instead: 'Write "National Gambling Helpline".' },
  { pattern: /\bnet aware\b/i, reason: 'The guide has ended.', instead: 'Write "Internet Matters".' },
  {
    pattern: /\bO2(?:\/NSPCC| NSPCC)? (?:online safety )?help ?line/i,
    reason: 'It has ended.',
    instead: 'Write "NSPCC Helpline".',
  },
  { pattern: /0808 ?800 ?5002/, reason: 'The line has ended.', instead: 'Write 0808 800 5000.' },
  { pattern: /think ?u ?know/i, reason: 'The brand has ended.', instead: 'Write "CEOP Education".' },
  { pattern: /\bThe Mix\b/, reason: 'It merged into the charity of Shout.', instead: 'Write "Shout".' },
  { pattern: /hopeline ?uk/i, reason: 'The name is old.', instead: 'Write "HOPELINE247".' },
  { pattern: /\b88858\b/, reason: 'The text service has ended.', instead: 'Write "NSPCC Helpline".' },
  {
    pattern: /CEOP cent(?:re|er)\b/i,
    reason: 'It is part of the National Crime Agency.',
    instead: 'Write "CEOP Safety Centre".',
  },
]

const SCREENS: readonly ForbiddenStatement[] = [
  {
    pattern: /\brewir|\bdamag\w+ (?:[\w'’]+ ){0,3}brain/i,
    reason: 'No study shows damage or its cause.',
    instead: 'Say what screens are used for, when, and what they push out.',
  },
  {
    pattern: /dopamine|digital heroin|like cocaine|hijack/i,
    reason: 'The drug comparison is not supported.',
    instead: 'Write "unpredictable rewards are hard to walk away from".',
  },
  {
    pattern:
      /(?:no more than|at most|maximum of|limit (?:is|of)) (?:two|2) hours|(?:NHS|RCPCH)\b.{0,30}(?:two|2) hours/i,
    reason: 'There is no UK hour limit for ages 5 to 16.',
    instead: 'Write "there is no magic number after five".',
    allowedInOptions: true,
  },
  {
    pattern: /\blaw (?:allows|says|limits)\b.{0,40}\bhours?\b/i,
    reason: 'It is guidance in England, not law.',
    instead: 'Write "England\'s guidance suggests".',
  },
  {
    pattern: /\bWHO\b.{0,30}\b(?:one|an|1) hour\b.{0,20}\b(?:all|every|each) child/i,
    reason: 'It is for ages 2 to 4.',
    instead: 'Name the age.',
  },
  {
    pattern: /passive (?:\w+ ){0,2}(?:is|are) (?:always )?bad/i,
    reason: 'Many teenagers felt no different or better after it.',
    instead: 'Write "some watching is rest; ask how they feel afterwards".',
  },
  {
    pattern: /blue[- ]light (?:is why|is the reason|causes|keeps|glasses)/i,
    reason: 'Light is a small part of it.',
    instead: 'Write "move the device out of the bedroom".',
    unless: NOT,
  },
  {
    pattern: /\bresets? (?:[\w'’]+ ){0,2}brain/i,
    reason: 'Trials are mixed.',
    instead: 'Write "try a short, shared change".',
  },
  {
    pattern:
      /\b(?:phones?|smartphones?|screens?|social media|screen time) (?:cause[sd]?|causing|lead[s]? to) \w*\s*(?:depression|anxiety|mental illness)/i,
    reason: 'The large studies cannot show cause.',
    instead: 'Write "linked with, for some young people, at some ages".',
    unless: NOT,
  },
  {
    pattern: /\bno effect on (?:\w+ ){0,2}mental health/i,
    reason: 'Some children are harmed.',
    instead: 'Write "it helps some, harms some, and hardly changes others".',
  },
  {
    pattern:
      /\bgive (?:them |him |her |your (?:child|toddler|little one) )?(?:a |one )?(?:two|five|2|5)[- ]minute warning/i,
    reason: 'A warning made endings harder at 1 to 5.',
    instead: 'Write "routine, natural end, then something nice".',
    allowedInOptions: true,
  },
  {
    pattern: /digital natives?/i,
    reason: 'Being born later gives no judgement.',
    instead: 'Write "quicker with buttons".',
  },
  {
    pattern: /educational apps? (?:teach|work|help)/i,
    reason: 'The label is not tested.',
    instead: 'Write "try it together and ask four questions".',
  },
  {
    pattern: /\bthe average (?:child|teenager|teen|family) (?:spends|uses|has|gets)/i,
    reason: 'Averages come from guesses and make a norm.',
    instead: 'Ask the family to look at its own log.',
  },
]

const GAMES: readonly ForbiddenStatement[] = [
  {
    pattern: /violent (?:video )?games? (?:make|cause|lead|turn)/i,
    reason: 'The careful recent studies find no meaningful link.',
    instead: 'Write "ratings still matter: some content frightens or upsets".',
    unless: NOT,
  },
  {
    pattern: /\baddict/i,
    reason: 'Gaming disorder is a clinical pattern over months.',
    instead: 'Ask "is it crowding out sleep, school, friends or food, for months?"',
  },
  {
    pattern: /loot ?box(?:es)? (?:is|are) (?:a form of |a kind of |just )?gambling/i,
    reason: 'It is not in UK law while prizes cannot be cashed out.',
    instead: 'Write "built like gambling: pay first, find out after".',
  },
  {
    pattern: /loot ?box(?:es)? (?:cause|lead to|create|turn)/i,
    reason: 'The direction is unknown.',
    instead: 'Write "linked with".',
  },
  {
    pattern: /\b(?:PEGI|rating|number)\b.{0,30}\b(?:means|tells you|shows) (?:that )?(?:it|the game)(?:'s| is) safe/i,
    reason: 'It does not rate the people they meet.',
    instead: 'Write "check the number and the small words, and play ten minutes yourself".',
    allowedInOptions: true,
  },
  {
    pattern: /\ball games with (?:\w+ ){0,2}(?:random items|loot ?boxes) are/i,
    reason: 'Older labels remain.',
    instead: 'Write "new games with paid random items now start at 16".',
  },
  {
    pattern: /\bjust pause\b/i,
    reason: 'Many online games cannot pause.',
    instead: 'Write "agree the end of a match".',
    unless: NOT,
    allowedInOptions: true,
  },
]

const SAFETY: readonly ForbiddenStatement[] = [
  {
    pattern: /never (?:talk|speak|chat) to strangers/i,
    reason: 'About one in five who play online does, and then hides it.',
    instead: 'Write "know the signals, know the exits, never meet alone, and tell us".',
    allowedInOptions: true,
  },
  {
    pattern: /groomers? (?:is|are) (?:always |usually )?(?:older|old|strangers?|male|men)\b/i,
    reason: 'It can be anyone.',
    instead: 'Write "it can be anyone, and it is never the child\'s fault".',
  },
  {
    pattern: /you(?:'ll| will| can) (?:always )?(?:be able to )?(?:see|spot|notice) the signs/i,
    reason: 'There may be no signs.',
    instead: 'Write "signs can help, but openness helps more".',
  },
  {
    pattern: /screen ?shot (?:of )?(?:the |it\b|that |any )?(?:nudes?|naked|image|picture|photo)/i,
    reason: 'It is illegal and harmful.',
    instead: 'Write "save names, dates and messages, never the image".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bpay (?:them )?once\b|\bif you pay,? (?:they|it)\b.{0,20}\b(?:stop|go)/i,
    reason: 'Demands usually go on.',
    instead: 'Write "do not pay; stop, block, keep messages, report".',
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:silly|stupid|daft|foolish) (?:of \w+ )?to (?:send|share)/i,
    reason: 'Blame stops a child from telling.',
    instead: 'Write "you are not to blame; we will sort it together".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern:
      /\b(?:most|all|every) (?:teenagers?|teens?|young people|kids|children|boys|girls) (?:send|share|do) (?:\w+ )?nudes/i,
    reason: 'Most do not, and the myth adds pressure.',
    instead: 'Write "most don\'t, and no one has to".',
  },
  {
    pattern: /\bwill be prosecuted\b|\bget a criminal record\b/i,
    reason: 'Police aim not to criminalise children.',
    instead: 'Write "the police aim to protect children, not to punish them".',
    unless: NOT,
  },
  {
    pattern:
      /\b(?:filters?|controls?|settings?) (?:will )?(?:keeps?|makes?) (?:them|your child|children|kids|him|her) safe|\b(?:filters|controls) (?:will )?protect (?:them|your child|children|kids)/i,
    reason: 'They cut chance and miss a lot.',
    instead: 'Write "they help; talking does the rest".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /online safety act has (?:removed|ended|stopped)|children are now (?:safe|protected)/i,
    reason: 'It placed duties on services, and that goes on.',
    instead: 'Write "services must now do more; it is not finished".',
  },
  {
    pattern:
      /\bsecretly (?:check|read|look|go through|track)|\b(?:check|read|go through) (?:their|his|her) (?:phone|messages) (?:in secret|secretly|while (?:they|he|she) sleeps?)/i,
    reason: 'Covert checks damage trust and add little.',
    instead: 'Write "agree what you look at; if you think they are in danger, act".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:you must |you should )?never (?:look at|read|check) (?:their|your child's|his|her) messages/i,
    reason: 'Danger outranks privacy.',
    instead: 'Write "agree what you look at; if you think they are in danger, act".',
    allowedInOptions: true,
  },
  {
    pattern: /\bputs? (?:the|that) idea in(?:to)? (?:their|his|her|a child's) heads?/i,
    reason: 'Asking calmly is what suicide prevention bodies advise.',
    instead: 'Write "ask, listen, stay, get help".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bmomo\b|blue whale|blackout challenge|tide pod|cinnamon challenge/i,
    reason: 'Naming a challenge copies it.',
    instead: 'Ask "has anything dared you to do something?"',
  },
  {
    pattern: /\bhalf of (?:all )?(?:children|kids|teenagers|pupils)\b.{0,20}\bnot tell/i,
    reason: 'It comes from an old sample that chose itself.',
    instead: 'Write "many children hesitate to tell".',
  },
  {
    pattern: /1,?300 (?:photos|pictures|images)/i,
    reason: 'It is one estimate from 2018.',
    instead: 'Write "a 2018 report estimated over a thousand by 13".',
  },
  {
    pattern: /7,?263 (?:children|kids|victims)/i,
    reason: 'It counts offences, not children.',
    instead: 'Write "police recorded more than 7,000 such offences in a year".',
  },
  {
    pattern: /most dangerous (?:app|platform|game|site|website)/i,
    reason: 'Recording differs between platforms.',
    instead: 'Write "it happens on apps children use every day".',
  },
]

const BRANDS: readonly ForbiddenStatement[] = [
  {
    pattern: /WhatsApp\b.{0,25}\b16(?:\+|\b)/i,
    reason: 'It has been 13 in the UK since April 2024.',
    instead: 'Write "minimum age 13 at the time of writing".',
    unless: /\b(?:was|until|no longer|not)\b/i,
  },
  {
    pattern: /\b13 is the (?:law|legal)|\blegal age\b.{0,20}\b13\b|\blaw says\b.{0,20}\b13\b/i,
    reason: "It is the platforms' own minimum.",
    instead: 'Write "most big apps set 13 as their minimum".',
    unless: NOT,
  },
  {
    pattern: /\bbanned for under[- ]?(?:16|sixteen)s?|\bunder-16s are banned|\bthe under-16 ban is/i,
    reason: 'It was announced and not in force in anything we found.',
    instead: 'Write "the government has announced ..." with a date.',
    unless: NOT,
  },
  {
    pattern: /\bparents? (?:will|can|could|may) be fined/i,
    reason: 'Duties are on companies.',
    instead: 'Leave it out.',
    unless: NOT,
  },
  {
    pattern: /\bmakes? Instagram safe/i,
    reason: 'It depends on true ages and leaves out unkind friends.',
    instead: 'Write "stricter defaults if the age is real".',
  },
  {
    pattern: /\bRoblox is for\b|\bchat is off on Roblox/i,
    reason: 'Its settings changed in 2026 and depend on age checks.',
    instead: 'Write "check the account type and chat setting together".',
  },
  {
    pattern: /\S\s+(?:>|→|›)\s+\S|\b(?:tap|press|click)(?: on)? (?:the )?["“']?(?:Settings|Menu|Profile)\b/,
    reason: 'Menus change within months.',
    instead: 'Write "in the family or safety area of the app".',
  },
  {
    pattern: /\bincognito\b.{0,30}\b(?:hides|private|protects)/i,
    reason: 'It hides history on the device only.',
    instead: 'Write "it hides history on the device, not from sites or networks".',
    unless: /\bon the device\b/i,
  },
  {
    pattern: /private accounts? (?:is|are) private/i,
    reason: 'Followers can copy.',
    instead: 'Write "private cuts who sees it first".',
    unless: NOT,
  },
  {
    pattern: /change (?:your|their|all|every|his|her) passwords? (?:every|each|once a)/i,
    reason: 'It is not current UK advice.',
    instead: 'Write "long, different, with two-step".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:use|add) (?:\w+ ){0,3}special characters/i,
    reason: 'Length and difference matter more.',
    instead: 'Write "three random words".',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bAI (?:companions?|friends?|chatbots?) (?:are|is|make|makes|can be) (?:a )?good/i,
    reason: 'One assessor rated them unsuitable for under-18s.',
    instead: 'Write "real people for big feelings".',
  },
  {
    pattern: /\bAI detectors? (?:can|will|show|tell)/i,
    reason: 'They make errors.',
    instead: 'Write "ask your child to explain it".',
    unless: NOT,
    allowedInOptions: true,
  },
  { pattern: /ChatGPT is banned/i, reason: 'It is not.', instead: 'Write "check the age and use it together".' },
  {
    pattern: /(?:ring|call|phone) Childline (?:for (?:advice|help) (?:about|with) your|yourself)/i,
    reason: 'Childline is for under-19s.',
    instead: 'Write "you: NSPCC 0808 800 5000; your child: Childline 0800 1111".',
    unless: NOT,
  },
  {
    pattern: /Revenge Porn Helpline\b.{0,40}\b(?:teenager|your (?:child|son|daughter)|under[- ]18)/i,
    reason: 'It is for 18 and over.',
    instead: 'Write "under 18: Report Remove".',
    unless: NOT,
  },
  {
    pattern:
      /\bCEOP (?:will |can )?(?:take|takes|get|gets|remove|removes|delete|deletes)\b.{0,20}\b(?:down|off|it|image|picture)/i,
    reason: 'CEOP looks into abuse; the IWF and platforms remove.',
    instead: 'Use two separate lines.',
    unless: NOT,
  },
]

const TONE: readonly ForbiddenStatement[] = [
  { pattern: /\bsimply\b/i, reason: 'If it were simple, they would not be reading.', instead: 'Take the word out.' },
  {
    pattern: /\bgood (?:parents?|mums?|dads?|mothers?|fathers?|carers?)\b/i,
    reason: 'It shames the others.',
    instead: 'Take it out.',
    allowedInOptions: true,
  },
  {
    pattern: /\bexperts (?:say|agree|recommend|advise|warn|think)/i,
    reason: 'It names nobody.',
    instead: 'Name them or cut it.',
  },
  {
    pattern: /\bstudies (?:have )?(?:show|shown|prove|say)\b|\bresearch (?:shows|has shown|proves|says)\b/i,
    reason: 'It names no study.',
    instead: 'Name one, with its size and its limit.',
  },
  {
    pattern: /\bproven\b/i,
    reason: 'No trial of tools like ours was found.',
    instead: 'Write "based on ideas from research".',
    unless: NOT,
  },
]

/** Everything of section 8 that a pattern can find. */
export const FORBIDDEN_STATEMENTS: readonly ForbiddenStatement[] = [
  ...DEAD_NAMES,
  ...SCREENS,
  ...GAMES,
  ...SAFETY,
  ...BRANDS,
  ...TONE,
]
