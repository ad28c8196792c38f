// The only reader of helplines.yaml (every service) and help.yaml (which one for what).

import * as z from 'zod/mini'
import {
  CONTENT_ROOT,
  contentFile,
  languageOfFile,
  markUntranslated,
  readYaml,
} from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseInlineMarkdown } from '#src/platform/content/markdown.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { NATIONS } from '#src/shared/nations.ts'
import { HELP_GROUPS, type HelpDirectory, type Helpline } from './help.contract.ts'

type Contact = Helpline['contacts'][number]
type ContactKind = Contact['kind']

const Nations = z.optional(z.array(z.enum(NATIONS)).check(z.minLength(1)))

const KINDS = ['phone', 'text', 'web', 'email'] as const
const ContactWords = z.strictObject({
  phone: z.optional(Words),
  text: z.optional(Words),
  web: z.optional(Words),
  email: z.optional(Words),
})
const hasOneKind = z.refine<z.infer<typeof ContactWords>>(
  (contact) => KINDS.filter((kind) => contact[kind] !== undefined).length === 1,
  'One contact has one of phone, text, web or email',
)

const TranslatedEntry = z.strictObject({
  id: Words,
  name: Words,
  contacts: z.array(ContactWords.check(hasOneKind)),
  whoFor: Words,
  expect: Words,
  hours: z.optional(Words),
})
/** The English file holds the facts, which are the same in every language: the nations of a line and of a contact, and the day. */
const Entry = z.extend(TranslatedEntry, {
  contacts: z.array(z.extend(ContactWords, { nations: Nations }).check(hasOneKind)),
  nations: Nations,
  checked: z.optional(z.iso.date()),
})

const TranslatedRoute = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/, 'Write it like "danger"')),
  /** Fits on one line of a phone. */
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(36)),
  situation: Words,
  first: Words,
  afterwards: Words,
  helplines: z.array(Words).check(z.minLength(1)),
  tools: z._default(z.array(Words), []),
})
/** The English file decides the place of a row. */
const Route = z.extend(TranslatedRoute, { group: z.enum(HELP_GROUPS) })
const Help = z.strictObject({ routes: z.array(Route).check(z.minLength(1)) })
const TranslatedHelp = z.strictObject({ routes: z.array(TranslatedRoute).check(z.minLength(1)) })

/**
 * Reads every help line: its words in the language, its facts from the English file.
 * @throws {ContentError} for the first mistake
 */
export function readHelplines(language: Language, root: string = CONTENT_ROOT): Helpline[] {
  const english = readYaml(contentFile(DEFAULT_LANGUAGE, 'helplines.yaml', root), z.array(Entry))
  const file = contentFile(language, 'helplines.yaml', root)
  const isEnglish = languageOfFile(language, file, root) === DEFAULT_LANGUAGE
  const { data, mistake } = isEnglish ? english : readYaml(file, z.array(TranslatedEntry))
  const ids = data.map((line) => line.id)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    throw mistake([index, 'id'], `Two help lines have the id "${id}".`, 'Give each one an id of its own.')
  }
  const facts = new Map(english.data.map((line) => [line.id, line]))
  return data.map(({ id, name, contacts, whoFor, expect, hours }) => {
    const { nations, checked, contacts: reached = [] } = facts.get(id) ?? {}
    return {
      id,
      name,
      contacts: contacts.map((contact, place) => readContact(contact, reached[place]?.nations)),
      ...(nations === undefined ? {} : { nations }),
      whoFor,
      expect,
      ...(hours === undefined ? {} : { hours }),
      ...(checked === undefined ? {} : { checked }),
    }
  })
}

function readContact(contact: z.infer<typeof ContactWords>, nations: Contact['nations']): Contact {
  const kind = KINDS.find((one) => contact[one] !== undefined) as ContactKind
  return { ...createContact(kind, contact[kind] as string), ...(nations === undefined ? {} : { nations }) }
}

/** Makes the contact from what a person reads: '0800 1111', 'SHOUT to 85258', 'childline.org.uk'. */
export function createContact(kind: ContactKind, label: string): Contact {
  return { kind, label, href: hrefOf(kind, label) }
}

function hrefOf(kind: ContactKind, label: string): string {
  switch (kind) {
    case 'phone':
      // '0800 027 1234 (Scotland)': the words in brackets are no part of the number.
      return `tel:${label.replace(/\(.*$/, '').replace(/\D/g, '')}`
    case 'text': {
      const number = label.match(/\d+/)?.[0] ?? ''
      const word = label.match(/^([A-Za-z]+) to /)?.[1]
      return word === undefined ? `sms:${number}` : `sms:${number}?body=${word}`
    }
    case 'web':
      return `https://${label}`
    case 'email':
      return `mailto:${label}`
  }
}

/** Reads what 'Get help now' shows. @throws {ContentError} for the first mistake */
export function readHelpDirectory(
  language: Language,
  helplines: readonly Helpline[],
  root: string = CONTENT_ROOT,
): HelpDirectory {
  const english = readYaml(contentFile(DEFAULT_LANGUAGE, 'help.yaml', root), Help)
  const groups = new Map(english.data.routes.map(({ id, group }) => [id, group]))
  const file = contentFile(language, 'help.yaml', root)
  const isEnglish = languageOfFile(language, file, root) === DEFAULT_LANGUAGE
  const help = isEnglish ? english : readYaml(file, TranslatedHelp)
  const routes = help.data.routes.map((route, index) => ({
    ...route,
    group: groups.get(route.id) ?? HELP_GROUPS[0],
    first: parseInlineMarkdown(route.first),
    afterwards: parseInlineMarkdown(route.afterwards),
    helplines: route.helplines.map((id, position) => {
      const line = helplines.find((one) => one.id === id)
      if (line) return line
      const path = ['routes', index, 'helplines', position]
      throw help.mistake(path, `There is no help line "${id}".`, 'Use the ids of helplines.yaml.')
    }),
  }))
  const byName = new Intl.Collator(language)
  return {
    routes,
    helplines: helplines.toSorted((one, other) => byName.compare(one.name, other.name)),
    ...markUntranslated(language, file, root),
  }
}
