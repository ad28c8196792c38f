// Sections 1.3, 8.4 and 8.5 of the evidence dossier as patterns: dead names, brands, age rules and tone.
import { type ForbiddenStatement, NOT } from './forbidden-statement.ts'

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
  { pattern: /0808\s?800\s?5002/, reason: 'The line has ended.', instead: 'Write 0808 800 5000.' },
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

/** Age rules, brands and services. */
export const BRANDS: readonly ForbiddenStatement[] = [
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
    pattern: /\bgovernment (?:has )?announced a law\b/i,
    reason: 'It announced that it will bring one in.',
    instead: 'Write "the government has said it will bar under-16s" with a date.',
  },
  {
    pattern: /\b(?:phones?|iphones?) (?:now )?block (?:all )?nud/i,
    reason: 'What came of the plan was not found.',
    instead: 'Write what one setting does, and where it does not look.',
    unless: NOT,
  },
  {
    pattern: /\bVPNs? (?:is|are) (?:illegal|against the law)/i,
    reason: 'A VPN is legal.',
    instead: 'Ask what it is for, and say what it slips past.',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:IWF|Internet Watch Foundation)\b.{0,40}\b(?:clears?|removes?|takes?) .{0,20}\b(?:chats?|groups?)\b/i,
    reason: 'It needs a web address and cannot act on chats.',
    instead: 'In a chat of pupils: the school. Else 101, or CEOP.',
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

/** Tone traps. */
export const TONE: readonly ForbiddenStatement[] = [
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
