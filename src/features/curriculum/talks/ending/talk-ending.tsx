// How a talk ends: the line to keep and what can become of it, and the way one went beside a better one.

import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MakePromise } from '#src/features/family/next-step/make-promise.tsx'
import { offerOne } from '#src/features/family/next-step/one-promise.ts'
import type { Translate } from '#src/shared/translate.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { Step } from '../player/talk-way.ts'
import type { PutLine, Talk, TalkAge } from '../talk.ts'
import { AgreementOffer } from './agreement-offer.tsx'
import { SaveWords } from './save-words.tsx'
import styles from './talk-ending.module.css'
import { TwoWays } from './two-ways.tsx'

interface TalkEndingProps {
  talk: Talk
  age: TalkAge
  steps: Step[]
  stopped: boolean
  /** Somebody pressed what led here. */
  moved: boolean
  putLine: PutLine
  onAgain: () => void
}

export default function TalkEnding({ talk, age, steps, stopped, moved, putLine, onAgain }: TalkEndingProps) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The last answer stays in sight above it.
    if (moved) heading.current?.focus({ preventScroll: true })
  }, [moved])
  const { slug, title, keep, promise, agreement, serious } = talk
  return (
    <section aria-labelledby="keep-title" className={styles.ending}>
      <h2 id="keep-title" {...ourLanguage()} ref={heading} tabIndex={-1}>
        {t('talk_keep_title')}
      </h2>
      <p className={styles.keep}>{keep}</p>
      <p {...ourLanguage()}>{closingWords(t, steps, stopped)}</p>
      {serious ? <p {...ourLanguage()}>{t('talk_end_serious')}</p> : null}
      <div {...ourLanguage()} className={styles.ways}>
        <MakePromise source={{ kind: 'talk', id: slug, title }} choices={offerOne(t, promise)} />
        <SaveWords title={title} words={keep} />
        <AgreementOffer line={agreement} putLine={putLine} label={t('talk_agreement')} />
        <Button onClick={onAgain}>{t('talk_again')}</Button>
      </div>
      <TwoWays talk={talk} age={age} steps={steps} />
    </section>
  )
}

function closingWords(t: Translate, steps: Step[], stopped: boolean): string {
  if (stopped) return t('talk_end_stopped')
  if (steps.some(({ press }) => press === 'mend')) return t('talk_end_mended')
  return t('talk_end_practised')
}
