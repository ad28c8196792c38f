// Section 8.1 and 8.2 of the evidence dossier as patterns: screens, brains, games and gambling.
import { type ForbiddenStatement, NOT } from './forbidden-statement.ts'

/** Screens, brains and time. */
export const SCREENS: readonly ForbiddenStatement[] = [
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

/** Games and gambling. */
export const GAMES: readonly ForbiddenStatement[] = [
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
