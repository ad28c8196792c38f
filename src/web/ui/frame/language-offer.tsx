// Offers the language that was chosen before, or the browser's own, where another one is open. It never switches by itself.

import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { type OtherLanguage, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '../../language/language.ts'
import { store } from '../../storage/storage.ts'
import { Button } from '../button.tsx'
import styles from './offline-note.module.css'

export default function LanguageOffer({ language: [code, name, tag] }: { language: OtherLanguage }) {
  const t = useTranslations()
  const [declined, setDeclined] = useState(false)
  if (declined) return null
  const stay = () => {
    store('language', pageLanguage())
    // Its button goes.
    document.getElementById('main')?.focus({ preventScroll: true })
    setDeclined(true)
  }
  return (
    <FootOfPage>
      <p className={styles.note}>
        {t('shell_language_offer')}{' '}
        <a href={pathIn(code, HOME_PATH)} lang={tag} hrefLang={tag} onClick={() => store('language', code)}>
          {name}
        </a>{' '}
        <Button onClick={stay}>{t('shell_language_stay')}</Button>
      </p>
    </FootOfPage>
  )
}

/** Above the bar with the five places: nothing that is being read moves. It is made here, so that other pages have no place for it. */
function FootOfPage({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const made = document.createElement('div')
    made.className = styles.offer ?? ''
    // Here before its text, so that the text is announced.
    made.role = 'status'
    document.querySelector('a[href="#main"]')?.parentElement?.lastElementChild?.before(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  return place && createPortal(children, place)
}
