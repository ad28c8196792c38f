// Where the account is signed in, with a way to end each session.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { messageOr } from '#src/web/error-message.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import styles from './account-list.module.css'
import type { SessionView } from './my-account.contract.ts'
import { fetchSessions, finishOtherSessions, finishSession } from './my-account-requests.ts'

const TITLE_ID = 'sessions-title'
const lastUsed = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

export function AccountSessions() {
  const t = useTranslations()
  const [sessions, setSessions] = useState<SessionView[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** Ignores a second press, which would try to end an ended session and show a failure. */
  const busy = useRef(false)

  const act = useCallback(
    async (change?: () => Promise<unknown>) => {
      if (busy.current) return
      busy.current = true
      setError(null)
      try {
        await change?.()
        const left = await fetchSessions()
        // The button of the ended session is gone.
        if (change !== undefined) passFocus(document.getElementById(TITLE_ID))
        setSessions(left)
      } catch (failure) {
        setError(messageOr(t, failure, t('shell_unexpected')))
      }
      busy.current = false
    },
    [t],
  )

  useEffect(() => void act(), [act])

  const others = sessions?.filter((session) => !session.current) ?? []
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('my_account_sessions_title')}
      </h2>
      <FormError>{error}</FormError>
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <li key={session.id} className={styles.entry}>
            <span>
              <strong>{nameOf(t, session)}</strong>
              {session.current ? ` ${t('my_account_session_current')}` : ''}
              <br />
              {t('my_account_session_last_used', { time: lastUsed.format(new Date(session.lastUsedAt)) })}
            </span>
            {session.current ? null : (
              <Button onClick={() => void act(() => finishSession(session.id))}>
                {t.rich('my_account_session_end', {
                  device: nameOf(t, session),
                  more: (words) => <span className="visually-hidden">{words}</span>,
                })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <Button onClick={() => void act(finishOtherSessions)}>{t('my_account_sessions_end_others')}</Button>
      )}
    </section>
  )
}

function nameOf(t: Translate, { device }: SessionView): string {
  return device === '' ? t('my_account_session_unknown') : device
}
