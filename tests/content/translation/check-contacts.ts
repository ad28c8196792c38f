// The help lines of a language are those of the English file, with the same numbers and addresses: a number that was corrected
// in one file only would send a parent to the old one.
import { join } from 'node:path'
import type { Helpline } from '#src/features/help/help.contract.ts'
import { loadHelplines } from '#src/features/help/help.server.ts'
import { contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { createFinding, type Finding } from '../rules/finding.ts'

/** @throws {ContentError} when the English file cannot be read */
export function checkContacts(language: Language, own: readonly Helpline[], root: string): Finding[] {
  const file = join(contentFolder(language, root), 'helplines.yaml')
  return loadHelplines(DEFAULT_LANGUAGE, root).flatMap(({ id, contacts }): Finding[] => {
    const translated = own.find((line) => line.id === id)
    if (translated === undefined) {
      return [createFinding({ file }, `The help line "${id}" is missing.`, 'Translate it from English.')]
    }
    if (describe(translated.contacts) === describe(contacts)) return []
    const problem = `"${id}" has other contacts than in English: ${describe(contacts)}.`
    return [createFinding({ file }, problem, 'Give it the same ones, in the same order.')]
  })
}

/** The words beside a number or an address may be translated. */
function describe(contacts: Helpline['contacts']): string {
  return contacts.map(({ kind, href }) => `${kind} ${href}`).join(', ')
}
