// The checklists, read once for each language.

import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadHelplines } from '#src/features/help/help.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import { readChecklists } from './resources.content.server.ts'
import type { Checklist, ChecklistCard } from './resources.contract.ts'

/** Every checklist, in the order of the hub. */
export const loadChecklists = rememberContent((language, root) => {
  const references = { helplines: loadHelplines(language, root), curriculum: loadCurriculum(language, root) }
  return readChecklists(language, references, root)
}, 'checklists')

/** What the hub shows. */
export function listChecklistCards(language: Language): ChecklistCard[] {
  return loadChecklists(language).map(({ slug, title, objective, pdfFileName, icon }) => ({
    slug,
    title,
    objective,
    pdfFileName,
    icon,
  }))
}

/** @throws AppError `not_found` */
export function getChecklist(language: Language, slug: string | undefined): Checklist {
  const found = loadChecklists(language).find((one) => one.slug === slug)
  if (found === undefined) throw new AppError('not_found', 'resources_answers_checklist_unknown')
  return found
}
