// Offers the language that was chosen before, or the browser's own, where another one is open. It forces nobody.
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { type OtherLanguage, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '../../language.ts'
import { OTHER_LANGUAGES } from '../../other-languages.ts'
import { readStored, store } from '../../storage.ts'
import { Button } from '../button.tsx'
import styles from './offline-note.module.css'

export function LanguageOffer() {
  const [wanted, setWanted] = useState(findWanted)
  const { pathname } = useLocation()
  if (wanted === undefined || pathname !== HOME_PATH) return null
  const [code, name, tag] = wanted
  const stay = () => {
    store('language', LANGUAGE)
    setWanted(undefined)
  }
  return (
    <BehindSkipLink>
      <p className={styles.note}>
        {m.shell_language_offer(LANGUAGE)}{' '}
        <a href={pathIn(code, HOME_PATH)} lang={tag} hrefLang={tag} onClick={() => store('language', code)}>
          {name}
        </a>{' '}
        <Button onClick={stay}>{m.shell_language_stay(LANGUAGE)}</Button>
      </p>
    </BehindSkipLink>
  )
}

/** The skip link stays the first that Tab reaches. Its neighbour is made here, so that a page to which nothing is offered has no place for it. */
function BehindSkipLink({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const made = document.createElement('div')
    // Here before its text, so that the text is announced.
    made.role = 'status'
    document.querySelector('a[href="#main"]')?.after(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  return place && createPortal(children, place)
}

/** The language that somebody chose on this device, else the first of the browser's that we have; undefined for this one. */
function findWanted(): OtherLanguage | undefined {
  if (OTHER_LANGUAGES.length === 0) return undefined
  const chosen = readStored('language')
  const codes = chosen === null ? navigator.languages.map((tag) => tag.split('-')[0]) : [chosen]
  const known = codes.find((code) => code === LANGUAGE || OTHER_LANGUAGES.some(([other]) => other === code))
  return OTHER_LANGUAGES.find(([code]) => code === known)
}
