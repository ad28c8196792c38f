// The last weeks as marks in a table: the same for eyes and ears.
import { useTranslations } from 'use-intl'
import type { ParentPromise } from '#src/features/family/next-step/parent-promise.ts'
import { asUtc, localDay } from '#src/features/family/next-step/promise-days.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import room from '../plan-room.module.css'
import type { ChallengeTry } from '../things-to-try/challenge-book.ts'
import styles from './last-weeks.module.css'
import { listLastWeeks } from './last-weeks.ts'

const MOST_MARKS = 7
const dayFormat = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

interface LastWeeksProps {
  promises: readonly ParentPromise[]
  tries: readonly ChallengeTry[]
}

export function LastWeeks({ promises, tries }: LastWeeksProps) {
  const t = useTranslations()
  // A week without anything is not shown: nobody is told what they did not do.
  const weeks = listLastWeeks(promises, tries, localDay(new Date())).filter(({ tried, helped }) => tried + helped > 0)
  return (
    <section aria-labelledby="weeks-title">
      <h2 id="weeks-title">{t('plan_weeks_title')}</h2>
      {weeks.length === 0 ? (
        <p>{t('plan_weeks_empty')}</p>
      ) : (
        <>
          <table className={styles.weeks}>
            <caption>{t('plan_weeks_caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('plan_weeks_week')}</th>
                <th scope="col">{t('plan_weeks_what')}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ monday, tried, helped }) => (
                <tr key={monday}>
                  <th scope="row">{dayFormat.format(asUtc(monday))}</th>
                  <td>
                    {tried === 0 ? null : (
                      <p>
                        {t('plan_weeks_tried', { count: String(tried) })} <Marks count={tried} look={styles.tried} />
                      </p>
                    )}
                    {helped === 0 ? null : (
                      <p>
                        {t('plan_weeks_helped', { count: String(helped) })}{' '}
                        <Marks count={helped} look={styles.helped} />
                      </p>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={room.hint}>{t('plan_weeks_note')}</p>
        </>
      )}
    </section>
  )
}

function Marks({ count, look }: { count: number; look: string | undefined }) {
  return Array.from({ length: Math.min(count, MOST_MARKS) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks are all the same
    <span key={index} className={look} aria-hidden="true" />
  ))
}
