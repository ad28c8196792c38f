// What a family does with a challenge on this device: its size, its days, a pause, and its end.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MakePromise } from '#src/features/family/next-step/make-promise.tsx'
import { offerOne } from '#src/features/family/next-step/one-promise.ts'
import { localDay } from '#src/features/family/next-step/promise-days.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
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
import { type ChallengeTry, findOpenTry, openChallengeBook } from './challenge-book.ts'
import { ChallengeDays } from './challenge-days.tsx'
import { ClosingTalk } from './closing-talk.tsx'
import type { ChallengeSize, FamilyChallenge } from './family-challenge.ts'

export function ChallengeTrial({ challenge }: { challenge: FamilyChallenge }) {
  const t = useTranslations()
  const shown = useNotebookTable(openChallengeBook)
  const [wanted, setWanted] = useState<ChallengeSize>('tiny')
  const [kept, setKept] = useState(true)
  const [moved, setMoved] = useState(false)
  const { slug, tiny, normal, bold, inEnglish } = challenge
  const words = englishPart(inEnglish)
  const tries = shown?.rows.filter((one) => one.slug === slug) ?? []
  const open = findOpenTry(tries, slug)
  const book = shown?.table
  /** What the device could not keep is said, and stays said until something is kept. */
  const keep = async (write: Promise<boolean>) => setKept(await write)
  const move = (write: Promise<boolean>) => {
    setMoved(true)
    void keep(write)
  }

  if (book !== undefined && open?.state === 'talking') {
    return (
      <ClosingTalk book={book} challenge={challenge} open={open} moved={moved} kept={kept} keep={keep} move={move} />
    )
  }
  return (
    <>
      {open === null ? (
        <Finished challenge={challenge} last={tries.find(({ state }) => state === 'finished')} moved={moved} />
      ) : null}
      <RadioGroup
        legend={t('challenge_size')}
        options={[
          { value: 'tiny', label: t('challenge_size_tiny'), hint: <span {...words}>{tiny}</span> },
          { value: 'normal', label: t('challenge_size_normal'), hint: <span {...words}>{normal}</span> },
          { value: 'bold', label: t('challenge_size_bold'), hint: <span {...words}>{bold}</span> },
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
          {t('challenge_start')}
        </Button>
      ) : null}
      {book !== undefined && open !== null ? (
        <ChallengeDays book={book} length={challenge.length} open={open} moved={moved} keep={keep} move={move} />
      ) : null}
      <FormError>{kept ? null : t('challenge_not_kept')}</FormError>
    </>
  )
}

interface FinishedProps {
  challenge: FamilyChallenge
  last: ChallengeTry | undefined
  moved: boolean
}

/** What came of it the last time, and what an adult may promise of it. */
function Finished({ challenge, last, moved }: FinishedProps) {
  const t = useTranslations()
  const { slug, title, promise } = challenge
  if (last === undefined) return null
  return (
    <section aria-labelledby="finished-title">
      <StageHeading id="finished-title" moved={moved}>
        {t('challenge_finished_title')}
      </StageHeading>
      <p>{last.keeps === '' ? t('challenge_finished_nothing') : t('challenge_finished_line', { line: last.keeps })}</p>
      {last.keeps === '' ? null : (
        <p>
          <PageLink to={AGREEMENT_PATH}>{t('plan_agreement_link')}</PageLink>
        </p>
      )}
      <p>
        <MakePromise source={{ kind: 'challenge', id: slug, title }} choices={offerOne(t, promise)} />
      </p>
      <p className={styles.hint}>{t('challenge_again')}</p>
    </section>
  )
}
