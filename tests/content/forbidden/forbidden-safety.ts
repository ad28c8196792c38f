// Section 8.3 of the evidence dossier as patterns: safety, sex and abuse.
import { type ForbiddenStatement, NOT } from './forbidden-statement.ts'

/** Safety, sex and abuse. */
export const SAFETY: readonly ForbiddenStatement[] = [
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
    unless: /\b2018\b|\bestimate/i,
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
