// What no tip may hold: a way to get in touch. The same rules run in the page, before anything is sent, and on the
// server. They catch what is meant to be read by a parent; a moderator reads every tip after them.
import { TIP_UNITS } from '../tip-choices.contract.ts'
import { cleanTip } from './clean-tip.ts'
import { foldText } from './fold-text.ts'

/** In the order in which they are shown. */
const FAULTS = ['link', 'address', 'digits', 'app', 'letters'] as const
export type TipFault = (typeof FAULTS)[number]

/** The digits and signs that people write in place of a letter. */
const DISGUISES: Record<string, string> = {
  a: 'a4@^',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!|l',
  l: 'l1|i',
  o: 'o0',
  s: 's5$z',
  t: 't7+',
}

/**
 * A pattern for folded text: any of the names as a word of its own, with up to two signs between its letters, however it is dressed up
 * with digits: 'w h a t s a p p', 'telegr4m', 'd1sc0rd'.
 */
function namesPattern(names: readonly string[]): RegExp {
  const spelt = names.map((name) => [...name].map(letterPattern).join('[^a-z0-9`]{0,2}'))
  return new RegExp(`(?<![a-z0-9\`])(?:${spelt.join('|')})(?![a-z0-9\`])`)
}

function letterPattern(letter: string): string {
  const signs = [...(DISGUISES[letter] ?? letter)]
  return `(?:${signs.map((sign) => sign.replace(/[$^|+]/, '\\$&')).join('|')})`
}

/** Endings of addresses that are not written after a full stop in a sentence. */
const SURE_ENDINGS = 'com|net|org|biz|xyz|gg|ru|co\\W{0,3}uk'
/** Words that are endings too: after 'dot', or after a full stop on its own. */
const WORD_ENDINGS = 'shop|link|site|app|online|store|live|page|click|club|chat'
/** The sure endings, and others that some people write after a full stop in a sentence. */
const ENDINGS = `${SURE_ENDINGS}|uk|info|io|me|ly|tv|app|dev|de|fr|pl|eu|ie|co`

const LINKS = [
  /https?:|hxxps?|:\/\/|\bwww\b/,
  /[a-z0-9`]\.[a-z`]{2,}/,
  new RegExp(`[a-z0-9\`]\\s*\\.\\s*(?:${SURE_ENDINGS})(?![a-z\`])`),
  new RegExp(`(?:dot|d0t|punkt|punto|point)[^a-z0-9\`]*(?:${ENDINGS}|${WORD_ENDINGS})(?![a-z\`])`),
  new RegExp(`[a-z0-9\`]\\s+\\.\\s*(?:${WORD_ENDINGS})(?![a-z\`])`),
  /\b(?:full stop|period)\W+(?:com|net|org|co)\b/,
  /[([{<*_]\s*(?:dot|d0t|\.|point)\s*[)\]}>*_]/,
  // This word is in no sentence.
  /(?<![a-z0-9`])(?:com|co\W{1,3}uk)(?![a-z0-9`])/,
  /\.\W{0,2}c\W{0,2}o\W{0,2}m\b/,
  /\bbit\W{0,2}ly\b|(?<![a-z0-9`])[ru]\/\w/,
  /\d+(?:\s*\.\s*\d+){3}/,
  namesPattern(['http', 'https', 'www', 'dotcom', 'dotnet', 'dotorg', 'dotcouk', 'tinyurl', 'linktree']),
]

const ADDRESSES = [
  /@|[([{<*_]\s*at\s*[)\]}>*_]/,
  /\bat\b.{0,40}\b(?:dot|d0t|punkt|punto)\b/s,
  namesPattern(['gmail', 'googlemail', 'hotmail', 'protonmail', 'icloud', 'ymail', 'yahoo', 'outlookcom']),
]

/** Apps to chat in. Names that are also words, or apps mostly for watching or playing, are refused only as a way to get in touch. */
const APPS = [
  namesPattern([
    'whatsapp',
    'whatsap',
    'watsapp',
    'wotsapp',
    'telegram',
    'snapchat',
    'instagram',
    'insta',
    'discord',
    'facebook',
    'facetime',
    'imessage',
    'messenger',
    'skype',
    'wechat',
    'viber',
    'kik',
    'fb',
    'omegle',
    'yubo',
  ]),
  /(?<![a-z0-9`])(?:ig|sc)(?![a-z0-9`])/,
  /(?<!\b(?:the|wi\W?fi|phone|mobile|our|a)\s)\b(?:signal|threads)\s*(?::|is\b)/,
  /\b(?:on|my)\s+threads\b/,
  /\b(?:d\W?m|p\W?m|inbox|add|hmu)\W{0,2}(?:me|us)\b/,
  /\b(?:message|msg|find|follow|text|contact|reach|ping|write to|chat to|chat with|talk to)\s+(?:me|us)\s+(?:on|via|privately|over on|through)\b/,
  /\b(?:on|via|through|my)\s+(?:signal|snap|snaps)\b/,
  /\bmy\s+(?:user\W?name|handle|gamer\W?tag|e\W?mail|phone number|number is|profile|blog|website)\b/,
  /\b(?:signal|snap|tiktok|roblox|xbox|psn|steam|twitter|reddit|youtube|zoom|teams|line)\s+(?:me|name|id|handle|user\w*)\b/,
]

const DIGIT_WORDS =
  /(?<![a-z`])(?:zero|nought|oh|nil|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|treble|triple)(?![a-z`])/g
/** Letters that count as digits beside a digit. */
const DIGIT_LETTERS = /(?<=\d[^a-z0-9`]{0,2})[oilsbzg|](?=[^a-z0-9`]{0,2}[\doil|])/g
const LEADING_LETTERS = /(?<![a-z`])[oil]+(?=\d)/g
/** Five digits or words for digits with only signs between them. */
const FIVE_DIGITS = /(?:\d[^a-z0-9`]{0,4}){5}/
/** A number in three parts with words between them. */
const PARTS_OF_A_NUMBER = /(?:\d{3,}\D{1,60}){2}\d{3}/
/** Letters of an alphabet in which none of our languages is written: no moderator can judge what they say. */
const OTHER_LETTERS = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** The faults of a text, checked as typed and as stored. Empty for a text that may be sent. */
export function findTipFaults(text: string): TipFault[] {
  const faults = [text, cleanTip(text.slice(0, TIP_UNITS))].flatMap(findFaultsAsWritten)
  return FAULTS.filter((fault) => faults.includes(fault))
}

function findFaultsAsWritten(text: string): TipFault[] {
  const folded = foldText(text)
  const has: Record<TipFault, boolean> = {
    link: LINKS.some((pattern) => pattern.test(folded)),
    address: ADDRESSES.some((pattern) => pattern.test(folded)),
    digits: FIVE_DIGITS.test(readDigits(folded)) || PARTS_OF_A_NUMBER.test(folded),
    app: APPS.some((pattern) => pattern.test(folded)),
    letters: OTHER_LETTERS.test(text.slice(0, TIP_UNITS).normalize('NFKC')),
  }
  return FAULTS.filter((fault) => has[fault])
}

function readDigits(folded: string): string {
  const spelt = folded.replaceAll(DIGIT_WORDS, '0').replaceAll(LEADING_LETTERS, (letters) => '0'.repeat(letters.length))
  return spelt.replaceAll(DIGIT_LETTERS, '0')
}
