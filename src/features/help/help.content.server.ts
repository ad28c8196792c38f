// The only reader of helplines.yaml (every service) and help.yaml (which one for what).
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFolder, readYaml } from '#src/server/content-file.ts'
import type { YamlData } from '#src/server/content-yaml.ts'
import type { Language } from '#src/shared/product.ts'
import type { HelpDirectory, Helpline } from './help.contract.ts'
import { type Contact, type ContactKind, createContact } from './helpline-contact.ts'

const Words = z.string().check(z.trim(), z.minLength(1))

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

const Ids = z.array(Words).check(z.minLength(1))
const Route = z.strictObject({ situation: Words, first: Words, afterwards: Words, helplines: Ids })
const Help = z.strictObject({
  routes: z.array(Route).check(z.minLength(1)),
  groups: z.array(z.strictObject({ title: Words, helplines: Ids })).check(z.minLength(1)),
})

/** Reads every help line. @throws {ContentError} for the first mistake */
export function readHelplines(language: Language, root: string = CONTENT_ROOT): Helpline[] {
  const { data, mistake } = readYaml(join(contentFolder(language, root), 'helplines.yaml'), Helplines)
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

/** Reads what 'Get help now' shows. Every help line stands in exactly one group. */
export function readHelpDirectory(
  helplines: readonly Helpline[],
  language: Language,
  root: string = CONTENT_ROOT,
): HelpDirectory {
  const help = readYaml(join(contentFolder(language, root), 'help.yaml'), Help)
  const find = (id: string, path: (string | number)[]): Helpline => {
    const line = helplines.find((one) => one.id === id)
    if (line) return line
    throw help.mistake(path, `There is no help line "${id}".`, 'Use the ids of helplines.yaml.')
  }
  const routes = help.data.routes.map((route, index) => ({
    ...route,
    helplines: route.helplines.map((id, position) => find(id, ['routes', index, 'helplines', position])),
  }))
  const groups = help.data.groups.map((group, index) => ({
    ...group,
    helplines: group.helplines.map((id, position) => find(id, ['groups', index, 'helplines', position])),
  }))
  refuseIncompleteGroups(help, helplines)
  return { routes, groups, checked: helplines.map((line) => line.checked).sort()[0] ?? '' }
}

function refuseIncompleteGroups(help: YamlData<z.infer<typeof Help>>, helplines: readonly Helpline[]): void {
  const seen = new Set<string>()
  for (const [index, group] of help.data.groups.entries()) {
    for (const [position, id] of group.helplines.entries()) {
      const path = ['groups', index, 'helplines', position]
      if (seen.has(id)) throw help.mistake(path, `"${id}" is in a group already.`, 'Keep it in one group.')
      seen.add(id)
    }
  }
  const forgotten = helplines.find((line) => !seen.has(line.id))
  if (forgotten) throw help.mistake(['groups'], `"${forgotten.id}" is in no group.`, 'Add it to one.')
}
