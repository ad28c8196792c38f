// Which languages a build shows. `HANDRAIL_DRAFTS=pl,ur npm start` shows drafts too, for whoever looks them through.
import { DRAFTS, type Language } from '#src/shared/languages.ts'

/** Whether people see a language: it is no draft, or this build was asked for the draft. @throws for a name that is none of a draft */
export function isShown(language: Language): boolean {
  return !DRAFTS.includes(language) || readAsked().includes(language)
}

function readAsked(): string[] {
  const asked = (process.env.HANDRAIL_DRAFTS ?? '').split(',').flatMap((name) => name.trim() || [])
  const unknown = asked.find((name) => !DRAFTS.some((draft) => draft === name))
  if (unknown !== undefined) {
    throw new Error(`HANDRAIL_DRAFTS names "${unknown}": languages.ts has no such draft, only ${DRAFTS.join(', ')}.`)
  }
  return asked
}
