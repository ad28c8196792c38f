// This page in each language, by its own name; the one it is in is no link. The choice is remembered on the device.

import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LANGUAGES, pathIn } from '#src/shared/languages.ts'
import { STEP_HASH } from '#src/shared/paths.ts'
import { usePagePath } from '../../hooks/use-page-path.ts'
import { otherLanguages, pageLanguage } from '../../language/language.ts'
import { store } from '../../storage/storage.ts'
import { GlobeIcon } from '../icons.tsx'

interface LanguageLinksProps {
  /** Class of the list. */
  list: string | undefined
  /** Class of each link. */
  link: string | undefined
}

/** Nothing where there is one language only. */
export function LanguageLinks({ list, link }: LanguageLinksProps) {
  const t = useTranslations()
  const { state } = useLocation()
  const path = usePagePath()
  if (otherLanguages().length === 0) return null
  return (
    <ul className={list} aria-label={t('shell_languages_name')}>
      <li>
        <span className={link} aria-current="true">
          {LANGUAGES[pageLanguage()].name}
        </span>
      </li>
      {otherLanguages().map(([code, name, tag]) => (
        <li key={code}>
          <a
            className={link}
            href={pathIn(code, path)}
            lang={tag}
            hrefLang={tag}
            onClick={({ currentTarget }) => {
              store('language', code)
              currentTarget.hash = state?.step ? STEP_HASH + state.step : ''
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Folded, under the name of the page's own language: works without a script, and closes when the focus leaves it or on Escape. */
export function LanguageMenu({ className, ...classes }: LanguageLinksProps & { className: string | undefined }) {
  if (otherLanguages().length === 0) return null
  return (
    <details
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Safari gives a link that is pressed no focus: closed here, the press would come to nothing.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>
        <GlobeIcon />
        {LANGUAGES[pageLanguage()].name}
      </summary>
      <LanguageLinks {...classes} />
    </details>
  )
}

export function LanguageNav(classes: LanguageLinksProps) {
  const t = useTranslations()
  if (otherLanguages().length === 0) return null
  return (
    <nav aria-label={t('shell_languages_name')}>
      <LanguageLinks {...classes} />
    </nav>
  )
}
