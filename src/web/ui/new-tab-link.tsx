import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { documentPath } from '#src/web/language/language.ts'

/** A link to a page of ours that must not take the half-filled form away. */
export function NewTabLink({ to, words }: { to: string; words: ReactNode }) {
  const t = useTranslations()
  return (
    <a href={documentPath(to)} target="_blank" rel="noopener">
      {words} {t('shell_new_tab_note')}
    </a>
  )
}
