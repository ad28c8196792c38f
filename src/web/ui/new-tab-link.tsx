import * as m from '#messages'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'

/** A link to a page of ours that must not take the half-filled form away. */
export function NewTabLink({ to, words }: { to: string; words: string }) {
  return (
    <a href={documentPath(to)} target="_blank" rel="noopener">
      {m.shell_new_tab(LANGUAGE, { words })}
    </a>
  )
}
