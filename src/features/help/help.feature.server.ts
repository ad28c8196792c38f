import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import { HELP_PATH, helpRowPath } from '#src/shared/paths.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { loadHelpDirectory } from './help.server.ts'

export const help: Feature = {
  name: 'help',
  searchEntries: listHelpEntries,
}

/** The page, and each of its rows. */
function listHelpEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const { routes, helplines } = loadHelpDirectory(language)
  const page: SearchEntry = {
    path: HELP_PATH,
    kind: 'help',
    title: t('shell_link_help'),
    text: t('search_help_text'),
    tags: helplines.map(({ name }) => name),
  }
  const rows = routes.map(
    ({ id, label, situation, first, afterwards }): SearchEntry => ({
      path: helpRowPath(id),
      kind: 'help',
      title: label,
      text: situation,
      body: [textOfInlines(first), textOfInlines(afterwards)],
    }),
  )
  return [page, ...rows]
}
