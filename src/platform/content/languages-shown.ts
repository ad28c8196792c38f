// Which languages people see. `HANDRAIL_DRAFTS=pl,ur npm start` shows drafts too, so that they can be reviewed.
import { DEFAULT_LANGUAGE, DRAFTS, isLanguage, type Language } from '#src/shared/languages.ts'
import { CONTENT_ROOT, listFolders } from './content-file.ts'

/** English first; the others have a folder below `content/` and are no drafts. @throws for a name that is none of a draft */
export function listLanguages(root = CONTENT_ROOT): Language[] {
  const asked = readAsked()
  return listWrittenLanguages(root).filter((language) => !DRAFTS.includes(language) || asked.includes(language))
}

/** Drafts too. */
export function listWrittenLanguages(root = CONTENT_ROOT): Language[] {
  const others = listFolders(root).filter((name): name is Language => isLanguage(name) && name !== DEFAULT_LANGUAGE)
  return [DEFAULT_LANGUAGE, ...others]
}

function readAsked(): string[] {
  const asked = (process.env.HANDRAIL_DRAFTS ?? '').split(',').flatMap((name) => name.trim() || [])
  const unknown = asked.find((name) => !DRAFTS.some((draft) => draft === name))
  if (unknown !== undefined) {
    throw new Error(`HANDRAIL_DRAFTS names "${unknown}": languages.ts has no such draft, only ${DRAFTS.join(', ')}.`)
  }
  return asked
}
