// Which languages people see. `LANGUAGES=pl,ur npm start` has these beside English, drafts too, so that they can be reviewed.
import { DEFAULT_LANGUAGE, DRAFTS, isLanguage, type Language } from '#src/shared/languages.ts'
import { CONTENT_ROOT, listFolders } from './content-file.ts'

/** English first; the others have a folder below `content/`, and are named by `LANGUAGES` or, where that is not set, no drafts. */
export function listLanguages(root = CONTENT_ROOT): Language[] {
  const chosen = process.env.LANGUAGES?.trim().split(/\s*,\s*/)
  const isShown = (language: Language) =>
    chosen?.[0] ? language === DEFAULT_LANGUAGE || chosen.includes(language) : !DRAFTS.includes(language)
  return listWrittenLanguages(root).filter(isShown)
}

/** Those that are not shown too. */
export function listWrittenLanguages(root = CONTENT_ROOT): Language[] {
  const others = listFolders(root).filter((name): name is Language => isLanguage(name) && name !== DEFAULT_LANGUAGE)
  return [DEFAULT_LANGUAGE, ...others]
}
