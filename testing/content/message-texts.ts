// The texts within a message. Where it differs by number it is one plural as a whole: `{count, plural, one {# tool} other {# tools}}`.

const PLURAL = /^\{(\w+), plural, (.*)\}$/s
/** A form may be given inputs, and has no braces within those. */
const FORM = /(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g

export interface Plural {
  /** What is counted. */
  input: string
  forms: Map<string, string>
}

export function readPlural(message: string): Plural | undefined {
  const [, input, body] = PLURAL.exec(message) ?? []
  if (input === undefined || body === undefined) return undefined
  return { input, forms: new Map([...body.matchAll(FORM)].map(([, form = '', text = '']) => [form, text])) }
}

/** Every text of a message, one for each form of number. */
export function textsOf(message: string): string[] {
  const plural = readPlural(message)
  return plural === undefined ? [message] : [...plural.forms.values()]
}

/** What a message is given, by name. */
export function inputsOf(message: string): Set<string> {
  return new Set(
    [...textsOf(message).flatMap((text) => namesIn(text, /\{(\w+)\}/g)), readPlural(message)?.input ?? []].flat(),
  )
}

/** The parts of a message that are marked, as in `Read our <link>policy</link>.` */
export function partsOf(message: string): Set<string> {
  return new Set(textsOf(message).flatMap((text) => namesIn(text, /<(\w+)>/g)))
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
