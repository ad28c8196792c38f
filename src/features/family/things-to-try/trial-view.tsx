// What a family does with a thing to try on this device: its size, its days, a pause, and its end.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { englishPart } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { usePlanTable } from '../document/use-plan-table.ts'
import { MakeNextStep } from '../next-step/make-next-step.tsx'
import { localDay } from '../next-step/next-step-days.ts'
import { offerOne } from '../next-step/next-step-words.ts'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { listWeeks, type ThingToTry, type TrialLength, type TrialSize } from './thing-to-try.ts'
import { findOpenTrial, KEEPS_LIMIT, openTrialBook, type Trial, type TrialBook } from './trial-book.ts'
import { TrialWeek } from './trial-week.tsx'

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
  /** A change that the device could not store is reported until one can be stored. */
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

interface TrialDaysProps {
  book: TrialBook
  length: TrialLength
  open: Trial
  moved: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The same for what leads to another stage. */
  move: (write: Promise<boolean>) => void
}

function TrialDays({ book, length, open, moved, keep, move }: TrialDaysProps) {
  const t = useTranslations()
  const weeks = listWeeks(length)
  return (
    <section aria-labelledby="days-title">
      <StageHeading id="days-title" moved={moved}>
        {t('try_days_title')}
      </StageHeading>
      <p>{t('try_days_text')}</p>
      {weeks.map((week, index) => (
        <TrialWeek
          key={week[0]}
          legend={weeks.length === 1 ? t('try_days_legend') : t('try_week', { week: String(index + 1) })}
          days={week}
          done={open.days}
          onTick={(day, done) => void keep(book.tick(open.id, day, done))}
        />
      ))}
      <div className={styles.ways}>
        <Button look="strong" onClick={() => move(book.talk(open.id))}>
          {t('try_finish')}
        </Button>
      </div>
    </section>
  )
}

interface ClosingTalkProps {
  book: TrialBook
  thing: ThingToTry
  open: Trial
  moved: boolean
  kept: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The same for what leads to another stage. */
  move: (write: Promise<boolean>) => void
}

function ClosingTalk({ book, thing, open, moved, kept, keep, move }: ClosingTalkProps) {
  const t = useTranslations()
  const { title, room, question, inEnglish } = thing
  const finish = (what: string | null) => {
    const today = localDay(new Date())
    const line = what === null ? null : { who: t('try_line_who'), what, why: whyOf(t, title), room }
    move(book.finish(open.id, today, line && { ...line, madeOn: today, state: 'kept', by: 'adult' }))
  }
  return (
    <section aria-labelledby="talk-title">
      <StageHeading id="talk-title" moved={moved}>
        {t('try_talk_title')}
      </StageHeading>
      <p>{t('try_talk_text')}</p>
      <ol>
        <li>{t('try_talk_good')}</li>
        <li>{t('try_talk_annoying')}</li>
        <li {...englishPart(inEnglish)}>{question}</li>
        <li>{t('try_talk_keep')}</li>
      </ol>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          finish(open.keeps.trim())
        }}
      >
        <TextField
          label={t('try_keeps')}
          hint={t('try_keeps_hint')}
          value={open.keeps}
          required
          pattern=".*\S.*"
          maxLength={KEEPS_LIMIT}
          autoComplete="off"
          onChange={(words) => void keep(book.writeKeeps(open.id, words))}
        />
        <FormError>{kept ? null : t('try_not_kept')}</FormError>
        <Button look="main" type="submit">
          {t('try_keep_button')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <Button onClick={() => finish(null)}>{t('try_keep_nothing')}</Button>
        <Button onClick={() => move(book.goOn(open.id))}>{t('try_talk_back')}</Button>
      </div>
    </section>
  )
}

function whyOf(t: Translate, title: string): string {
  return t('try_line_why', { title })
}
