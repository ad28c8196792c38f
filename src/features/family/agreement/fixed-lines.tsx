// What happens when a line slips, and what is not for trading.
import { useTranslations } from 'use-intl'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../plan-room.module.css'
import { LINE_LIMIT } from './agreement-limits.ts'
import type { AgreementPart } from './agreement-stage.ts'

const TITLE_ID = 'slip-title'
const SLIPS = ['agreement_slip_first', 'agreement_slip_second'] as const

export function FixedLines({ book, keep }: AgreementPart) {
  const t = useTranslations()
  const slip = book.readSlip()
  return (
    <>
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('agreement_slip_title')}
        </h2>
        <TextField
          label={t('agreement_slip')}
          hint={t('agreement_slip_hint')}
          value={slip}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => keep(book.writeSlip(words))}
        />
        {slip === '' ? (
          <div className={styles.ways}>
            {SLIPS.map((slip) => t(slip)).map((words) => (
              <Button
                key={words}
                onClick={() => {
                  // It goes with the others.
                  passFocus(document.getElementById(TITLE_ID))
                  keep(book.writeSlip(words), words)
                }}
              >
                {words}
              </Button>
            ))}
          </div>
        ) : null}
      </section>
      <section aria-labelledby="fixed-title">
        <h2 id="fixed-title">{t('agreement_fixed_title')}</h2>
        <ul>
          <li>{t('agreement_fixed_nights')}</li>
          <li>{t('agreement_fixed_telling')}</li>
        </ul>
      </section>
    </>
  )
}
