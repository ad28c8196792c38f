// How a talk ends: how it went, the line to keep, the next step, a rule for the plan, and the parent's way beside a better one.

import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AgreementOffer } from '#src/features/family/agreement/agreement-offer.tsx'
import { NextStepCard } from '#src/features/family/next-step/next-step-card.tsx'
import { nextStepWords, offerOne } from '#src/features/family/next-step/next-step-words.ts'
import { TALKS_PATH } from '#src/shared/content-paths.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import type { Step } from '../player/talk-way.ts'
import type { Talk, TalkAge } from '../talk.ts'
import styles from './talk-ending.module.css'
import { TwoWays } from './two-ways.tsx'

interface TalkEndingProps {
  talk: Talk
  age: TalkAge
  steps: Step[]
  stopped: boolean
  /** The parent pressed what led here. */
  moved: boolean
  onAgain: () => void
}

export default function TalkEnding({ talk, age, steps, stopped, moved, onAgain }: TalkEndingProps) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true })
  }, [moved])
  const { slug, title, keep, nextStep, agreement, serious, inEnglish } = talk
  const end = describeEnd(steps, stopped)
  return (
    <section aria-labelledby="end-title" className={styles.ending}>
      <h2 id="end-title" {...ourLanguage()} ref={heading} tabIndex={-1}>
        {t(end.title)}
      </h2>
      <p {...ourLanguage()}>{t(end.words)}</p>
      {serious ? <p {...ourLanguage()}>{t('talk_end_serious')}</p> : null}
      <div className={styles.line}>
        <h3 {...ourLanguage()}>{t('talk_keep_title')}</h3>
        <p className={styles.keep}>{keep}</p>
      </div>
      <NextStepCard
        source={{ kind: 'talk', id: slug, title }}
        words={nextStepWords(t, nextStep)}
        choices={offerOne(t, nextStep)}
        inEnglish={inEnglish}
        onMade={() => undefined}
      />
      <div className={styles.line}>
        <h3 {...ourLanguage()}>{t('talk_rule')}</h3>
        <p>{agreement.what}</p>
        <div {...ourLanguage()}>
          <AgreementOffer line={agreement} suggestion={`talk:${slug}`} label={t('talk_agreement')} />
        </div>
      </div>
      <div {...ourLanguage()} className={styles.ways}>
        <Button onClick={onAgain}>{t('talk_again')}</Button>
        <ButtonLink to={TALKS_PATH}>{t('talk_all_link')}</ButtonLink>
      </div>
      <TwoWays talk={talk} age={age} steps={steps} />
    </section>
  )
}

function describeEnd(steps: readonly Step[], stopped: boolean) {
  if (stopped) return { title: 'talk_end_stopped_title', words: 'talk_end_stopped' } as const
  if (steps.some(({ mended }) => mended)) return { title: 'talk_end_mended_title', words: 'talk_end_mended' } as const
  return { title: 'talk_end_practised_title', words: 'talk_end_practised' } as const
}
