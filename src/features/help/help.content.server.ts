// The only reader of helplines.yaml (every service) and help.yaml (which one for what).

import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFile, markUntranslated, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { Language } from '#src/shared/languages.ts'
import type { HelpDirectory, Helpline } from './help.contract.ts'
import { type Contact, type ContactKind, createContact } from './helpline-contact.ts'

const ContactEntry = z
  .strictObject({ phone: z.optional(Words), text: z.optional(Words), web: z.optional(Words), email: z.optional(Words) })
  .check(z.refine((contact) => Object.keys(contact).length === 1, 'One contact has one of phone, text, web or email'))

const Helplines = z.array(
  z.strictObject({
    id: Words,
    name: Words,
    contacts: z.array(ContactEntry),
    whoFor: Words,
    expect: Words,
    hours: z.optional(Words),
    checked: z.iso.date(),
  }),
)

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

/** Reads every help line. @throws {ContentError} for the first mistake */
export function readHelplines(language: Language, root: string = CONTENT_ROOT): Helpline[] {
  const { data, mistake } = readYaml(contentFile(language, 'helplines.yaml', root), Helplines)
  const ids = data.map((line) => line.id)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    throw mistake([index, 'id'], `Two help lines have the id "${id}".`, 'Give each one an id of its own.')
  }
  return data.map(({ hours, ...line }) => ({
    ...line,
    contacts: line.contacts.map(readContact),
    ...(hours === undefined ? {} : { hours }),
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
    checked: helplines.map((line) => line.checked).sort()[0] ?? '',
    ...markUntranslated(language, file, root),
  }
}
