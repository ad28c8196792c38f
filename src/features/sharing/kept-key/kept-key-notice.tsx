// On each device that shares the plan: somebody came into an account that keeps a key to it, and can still be refused (K17).
import { useEffect, useState } from 'react'
import * as m from '#messages'
import { dayWords } from '#src/features/promises/promise-words.ts'
import { AppError } from '#src/shared/app-error.ts'
import { messageOr } from '#src/web/error-message.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import styles from '../pages/share-page.module.css'
import { askAsNobody } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import { findNewWays, type NewWay } from './find-new-ways.ts'
import { refuseKeptKey } from './kept-key.contract.ts'
import { spendKeyAgain } from './spend-key.ts'

export function KeptKeyNotice({ parts }: { parts: Parts }) {
  const [ways, setWays] = useState<NewWay[]>([])
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    // Without a network there is nobody to ask: the next opening asks.
    void spendKeyAgain(parts)
      .then(() => findNewWays(parts))
      .then(setWays, () => undefined)
  }, [parts])
  const refuse = async ({ refusal }: NewWay) => {
    setError(null)
    try {
      await askAsNobody(refuseKeptKey, { refusal })
    } catch (failure) {
      // Another device was faster.
      const isGone = failure instanceof AppError && failure.code === 'not_found'
      if (!isGone) return setError(messageOr(failure, m.share_failed(LANGUAGE)))
    }
    // The notice goes, and its button with it.
    passFocus(document.getElementById('main'))
    setWays((before) => before.filter((one) => one.refusal !== refusal))
    setSaid(m.share_key_refused(LANGUAGE))
  }
  return (
    <>
      <p role="status">{said}</p>
      {ways.map((way) => (
        <section key={way.refusal} aria-labelledby={`key-${way.refusal}`} className={styles.notice}>
          <h2 id={`key-${way.refusal}`}>{m.share_key_notice_title(LANGUAGE)}</h2>
          <p>
            {m.share_key_notice_what(LANGUAGE, { name: way.name, day: dayWords(way.on) })}{' '}
            {way.opensOn > parts.today()
              ? m.share_key_notice_shut(LANGUAGE, { day: dayWords(way.opensOn) })
              : m.share_key_notice_open(LANGUAGE)}
          </p>
          <p>{m.share_key_notice_ask(LANGUAGE)}</p>
          <FormError>{error}</FormError>
          <Button look="strong" onClick={() => void refuse(way)}>
            {m.share_key_refuse(LANGUAGE)}
          </Button>
        </section>
      ))}
    </>
  )
}
