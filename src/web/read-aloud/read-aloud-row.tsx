// The buttons of 'Read to me'. It never begins by itself, and ends with the step, with the page and when the page is hidden.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { PauseIcon, PlayIcon, SpeakerIcon } from '#src/web/ui/icons.tsx'
import { markSentence } from './mark-sentence.ts'
import { languageAt, type PlacedSentence, sentencesBeside } from './page-sentences.ts'
import styles from './read-aloud-row.module.css'
import { createReader, type Reader, type ReaderState } from './reader.ts'

export default function ReadAloudRow({ place }: { place: Element }) {
  const t = useTranslations()
  const [state, setState] = useState<ReaderState>('idle')
  const [slower, setSlower] = useState(false)
  const reader = useRef<Reader>(null)
  const sentences = useRef<PlacedSentence[]>([])
  const row = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const mine = createReader<SpeechSynthesisVoice, SpeechSynthesisUtterance>({
      speech: speechSynthesis,
      utter: (text) => new SpeechSynthesisUtterance(text),
      onState: (next) => {
        // The other buttons disappear: a focus on one of them must not be lost.
        if (next !== 'speaking' && next !== 'paused' && row.current?.contains(document.activeElement))
          main.current?.focus()
        setState(next)
      },
      onSentence: (index) => markSentence(index === null ? null : (sentences.current[index]?.range ?? null)),
    })
    reader.current = mine
    const stopHidden = () => {
      if (document.hidden) mine.stop()
    }
    document.addEventListener('visibilitychange', stopHidden)
    window.addEventListener('pagehide', mine.stop)
    return () => {
      document.removeEventListener('visibilitychange', stopHidden)
      window.removeEventListener('pagehide', mine.stop)
      mine.stop()
    }
  }, [])

  const press = () => {
    if (state === 'speaking') reader.current?.pause()
    else if (state === 'paused') reader.current?.goOn()
    else {
      sentences.current = sentencesBeside(place)
      reader.current?.read(sentences.current, languageAt(place))
    }
  }
  const pressSlower = () => {
    setSlower(!slower)
    reader.current?.setSlower(!slower)
  }

  return (
    <>
      <div ref={row} {...ourLanguage()} className={styles.row}>
        <Button ref={main} className={styles.round} onClick={press}>
          <ReadAloudIcon state={state} />
          <span className="visually-hidden">{nameFor(t, state)}</span>
        </Button>
        {state === 'speaking' || state === 'paused' ? (
          <>
            <Button aria-pressed={slower} onClick={pressSlower}>
              {t('read_aloud_slower')}
            </Button>
            <Button onClick={() => reader.current?.stop()}>{t('read_aloud_stop')}</Button>
          </>
        ) : null}
      </div>
      <p role="status" {...ourLanguage()} className={styles.voiceless}>
        {state === 'voiceless' ? t('read_aloud_voiceless') : null}
      </p>
    </>
  )
}

function ReadAloudIcon({ state }: { state: ReaderState }) {
  if (state === 'speaking') return <PauseIcon />
  return state === 'paused' ? <PlayIcon /> : <SpeakerIcon />
}

/** The name of the first button. */
function nameFor(t: Translate, state: ReaderState): string {
  if (state === 'speaking') return t('read_aloud_pause')
  return state === 'paused' ? t('read_aloud_go_on') : t('read_aloud_start')
}
