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
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import type { HelpDirectory, Helpline } from './help.contract.ts'
import { type Contact, type ContactKind, createContact } from './helpline-contact.ts'

const ContactEntry = z
  .strictObject({ phone: z.optional(Words), text: z.optional(Words), web: z.optional(Words), email: z.optional(Words) })
  .check(z.refine((contact) => Object.keys(contact).length === 1, 'One contact has one of phone, text, web or email'))

const TranslatedEntry = z.strictObject({
  id: Words,
  name: Words,
  contacts: z.array(ContactEntry),
  whoFor: Words,
  expect: Words,
  hours: z.optional(Words),
})
const Entry = z.extend(TranslatedEntry, { checked: z.optional(z.iso.date()) })

const Route = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/, 'Write it like "danger"')),
  /** Fits on one line of a phone. */
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(36)),
  situation: Words,
  first: Words,
  afterwards: Words,
  helplines: z.array(Words).check(z.minLength(1)),
  tools: z._default(z.array(Words), []),
})
const Help = z.strictObject({ routes: z.array(Route).check(z.minLength(1)) })

/**
 * Reads every help line. The day on which one was confirmed stands in the English file only and counts in every language,
 * because the numbers are the same.
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
  const days = new Map(english.data.map(({ id, checked }) => [id, checked]))
  return data.map(({ id, name, contacts, whoFor, expect, hours }) => ({
    id,
    name,
    contacts: contacts.map(readContact),
    whoFor,
    expect,
    ...(hours === undefined ? {} : { hours }),
    ...(days.get(id) === undefined ? {} : { checked: days.get(id) }),
  }))
}

function readContact(contact: z.infer<typeof ContactEntry>): Contact {
  const [kind, label] = Object.entries(contact)[0] as [ContactKind, string]
  return createContact(kind, label)
}

/** Reads what 'Get help now' shows. @throws {ContentError} for the first mistake */
export function readHelpDirectory(
  language: Language,
  helplines: readonly Helpline[],
  root: string = CONTENT_ROOT,
): HelpDirectory {
  const file = contentFile(language, 'help.yaml', root)
  const help = readYaml(file, Help)
  const routes = help.data.routes.map((route, index) => ({
    ...route,
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
