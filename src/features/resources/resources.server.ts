// The checklists for everyone else, read once a language.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadHelplines } from '#src/features/help/help.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { AppError } from '#src/shared/app-error.ts'
import { readChecklists } from './resources.content.server.ts'
import type { Checklist, ChecklistCard } from './resources.contract.ts'

/** Every checklist, in the order of the hub. */
export const loadChecklists = rememberContent((language, root) => {
  const references = { helplines: loadHelplines(language, root), curriculum: loadCurriculum(language, root) }
  return readChecklists(references, language, root)
}, 'checklists')

/** What the hub shows. */
export function listChecklistCards(): ChecklistCard[] {
  return loadChecklists().map(({ slug, title, objective, pdfFileName, icon }) => ({
    slug,
    title,
    objective,
    pdfFileName,
    icon,
  }))
}

/** @throws AppError `not_found` */
export function getChecklist(slug: string | undefined): Checklist {
  const found = loadChecklists().find((one) => one.slug === slug)
  if (found === undefined) throw new AppError('not_found', 'There is no such checklist.')
  return found
}
