// Reads the translators' files, `content/<language>/messages/*.json`, and says what of them cannot be used.
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { ContentError } from '#src/platform/content/content-error.ts'
import { listFiles, readText } from '#src/platform/content/content-file.ts'

/** A sentence, or one for each grammatical number, in the message format of inlang. */
const Message = z.union([
  z.string(),
  z.array(
    z.object({
      declarations: z.array(z.string()),
      selectors: z.array(z.string()),
      match: z.record(z.string(), z.string()),
    }),
  ),
])
export type Message = z.infer<typeof Message>

/** Key to message, in the order of the files. */
export type Catalogue = ReadonlyMap<string, Message>

const CatalogueFile = z.record(z.string(), Message)

/**
 * @param folder the `messages` folder of a language
 * @throws {ContentError} for a file that is no catalogue, and for a key that does not start with its file's name
 */
export function readCatalogue(folder: string): Catalogue {
  const catalogue = new Map<string, Message>()
  for (const file of listFiles(folder, '.json')) {
    const prefix = `${basename(file, '.json').replaceAll('-', '_')}_`
    for (const [key, message] of Object.entries(readCatalogueFile(file))) {
      if (!key.startsWith(prefix) || !/^[a-z][a-z0-9_]*$/.test(key)) {
        throw new ContentError({
          file,
          field: key,
          problem: 'This key has another form.',
          mend: `Begin with "${prefix}".`,
        })
      }
      catalogue.set(key, message)
    }
  }
  return catalogue
}

function readCatalogueFile(file: string): Record<string, Message> {
  try {
    return CatalogueFile.parse(JSON.parse(readText(file)))
  } catch (cause) {
    if (cause instanceof ContentError) throw cause
    const problem = 'This is no list of messages.'
    throw new ContentError({ file, problem, mend: 'Write JSON, a text for each key.' }, { cause })
  }
}

/** What has to be mended before a catalogue can speak for a language: keys nobody knows, forms of number it lacks. */
export function findFaults(tag: string, catalogue: Catalogue, english: Catalogue): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return [...catalogue].flatMap(([key, message]) => {
    const reference = english.get(key)
    if (reference === undefined) return [`${key}: English has no such message.`]
    const known = inputsOf(reference)
    const unknown = [...inputsOf(message).keys()].filter((name) => !known.has(name))
    const lacking = forms.filter((form) => typeof message !== 'string' && !hasForm(message, form))
    return [
      ...unknown.map((name) => `${key}: nothing is given for {${name}}.`),
      ...lacking.map((form) => `${key}: there are no words for the number "${form}".`),
    ]
  })
}

function hasForm(message: Exclude<Message, string>, form: string): boolean {
  return message.every(({ match }) => Object.keys(match).some((condition) => /=(\S+)$/.exec(condition)?.[1] === form))
}

export type InputKind = 'text' | 'number'

/** What a message has to be given, by name. A number is what decides between one and many. */
export function inputsOf(message: Message): Map<string, InputKind> {
  const inputs = new Map<string, InputKind>()
  for (const text of textsOf(message)) {
    for (const [, name] of text.matchAll(/(?<!\\)\{(\w+)\}/g)) inputs.set(name as string, 'text')
  }
  if (typeof message === 'string') return inputs
  for (const declaration of message.flatMap(({ declarations }) => declarations)) {
    const [, input] = /^input (\w+)$/.exec(declaration) ?? []
    const [, counted] = /^local \w+ = (\w+): plural\b/.exec(declaration) ?? []
    if (input !== undefined && !inputs.has(input)) inputs.set(input, 'text')
    if (counted !== undefined) inputs.set(counted, 'number')
  }
  return inputs
}

/** Whether parts of it are marked, as in `Read our {#link}policy{/link}.` */
export function isRich(message: Message): boolean {
  return textsOf(message).some((text) => /(?<!\\)\{[#/]/.test(text))
}

/** Every text of a message, one for each grammatical number. */
export function textsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
}
