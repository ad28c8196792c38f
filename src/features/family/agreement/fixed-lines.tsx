// What happens when a line slips, and what is not for trading.
import * as m from '#messages'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../plan-room.module.css'
import { LINE_LIMIT } from './agreement-limits.ts'
import type { AgreementPart } from './agreement-stage.ts'

const TITLE_ID = 'slip-title'
const SLIPS = [m.agreement_slip_first(LANGUAGE), m.agreement_slip_second(LANGUAGE)]

export function FixedLines({ book, keep }: AgreementPart) {
  const slip = book.readSlip()
  return (
    <>
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {m.agreement_slip_title(LANGUAGE)}
        </h2>
        <TextField
          label={m.agreement_slip(LANGUAGE)}
          hint={m.agreement_slip_hint(LANGUAGE)}
          value={slip}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => keep(book.writeSlip(words))}
        />
        {slip === '' ? (
          <div className={styles.ways}>
            {SLIPS.map((words) => (
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
        <h2 id="fixed-title">{m.agreement_fixed_title(LANGUAGE)}</h2>
        <ul>
          <li>{m.agreement_fixed_nights(LANGUAGE)}</li>
          <li>{m.agreement_fixed_telling(LANGUAGE)}</li>
        </ul>
      </section>
    </>
  )
}
