// What a family does with a thing to try on this device: its size, its days, a pause, and its end.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import { MakeNextStep } from '#src/features/family/next-step/make-next-step.tsx'
import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import { offerOne } from '#src/features/family/next-step/one-next-step.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { englishPart } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { ClosingTalk } from './closing-talk.tsx'
import type { ThingToTry, TrialSize } from './thing-to-try.ts'
import { findOpenTrial, openTrialBook, type Trial } from './trial-book.ts'
import { TrialDays } from './trial-days.tsx'

export function TrialView({ thing }: { thing: ThingToTry }) {
  const t = useTranslations()
  const shown = usePlanTable(openTrialBook)
  const [wanted, setWanted] = useState<TrialSize>('tiny')
  const [kept, setKept] = useState(true)
  const [moved, setMoved] = useState(false)
  const { slug, tiny, normal, bold, inEnglish } = thing
  const words = englishPart(inEnglish)
  const tries = shown?.rows.filter((one) => one.slug === slug) ?? []
  const open = findOpenTrial(tries, slug)
  const book = shown?.table
  /** What the device could not keep is said, and stays said until something is kept. */
  const keep = async (write: Promise<boolean>) => setKept(await write)
  const move = (write: Promise<boolean>) => {
    setMoved(true)
    void keep(write)
  }

  if (book !== undefined && open?.state === 'talking') {
    return <ClosingTalk book={book} thing={thing} open={open} moved={moved} kept={kept} keep={keep} move={move} />
  }
  return (
    <>
      {open === null ? (
        <Finished thing={thing} last={tries.find(({ state }) => state === 'finished')} moved={moved} />
      ) : null}
      {book !== undefined && open !== null ? (
        <TrialDays book={book} length={thing.length} open={open} moved={moved} keep={keep} move={move} />
      ) : null}
      <RadioGroup
        legend={t('try_size')}
        options={[
          { value: 'tiny', label: t('try_size_tiny'), hint: <span {...words}>{tiny}</span> },
          { value: 'normal', label: t('try_size_normal'), hint: <span {...words}>{normal}</span> },
          { value: 'bold', label: t('try_size_bold'), hint: <span {...words}>{bold}</span> },
        ]}
        chosen={open?.size ?? wanted}
        onChoose={(size) => {
          setWanted(size)
          if (book !== undefined && open !== null) void keep(book.changeSize(open.id, size))
        }}
      />
      {book === undefined ? <Loading /> : null}
      {book !== undefined && open === null ? (
        <Button look="main" onClick={firstTap(() => move(book.start(slug, wanted, localDay(new Date()))))}>
          {t('try_start')}
        </Button>
      ) : null}
      <FormError>{kept ? null : t('try_not_kept')}</FormError>
    </>
  )
}

interface FinishedProps {
  thing: ThingToTry
  last: Trial | undefined
  moved: boolean
}

/** What came of it the last time, and what an adult may take on from it. */
function Finished({ thing, last, moved }: FinishedProps) {
  const t = useTranslations()
  const { slug, title, nextStep } = thing
  if (last === undefined) return null
  return (
    <section aria-labelledby="finished-title">
      <StageHeading id="finished-title" moved={moved}>
        {t('try_finished_title')}
      </StageHeading>
      <p>{last.keeps === '' ? t('try_finished_nothing') : t('try_finished_line', { line: last.keeps })}</p>
      {last.keeps === '' ? null : (
        <p>
          <PageLink to={AGREEMENT_PATH}>{t('plan_agreement_link')}</PageLink>
        </p>
      )}
      <p>
        <MakeNextStep source={{ kind: 'trial', id: slug, title }} choices={offerOne(t, nextStep)} />
      </p>
      <p className={styles.hint}>{t('try_again')}</p>
    </section>
  )
}
