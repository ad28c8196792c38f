// 'Ask me by e-mail', for whoever is signed in with an address that is proven. The server learns the day and nothing else.
import { useState } from 'react'
import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { Checkbox } from '#src/web/ui/forms/form.tsx'
import styles from './promises.module.css'

interface MailWishState {
  possible: boolean
  wished: boolean
  setWished: (wished: boolean) => void
  /** Asks the server, if that was wished. What went wrong comes in words. */
  send: (day: string) => Promise<{ asked: boolean; problem: string | null }>
}

export function useMailWish(): MailWishState {
  const { user } = useAuth()
  const [wished, setWished] = useState(false)
  const possible = user?.verified === true
  return {
    possible,
    wished,
    setWished,
    async send(day) {
      if (!possible || !wished) return { asked: false, problem: null }
      try {
        const { askByMail } = await import('#src/features/reminders/reminder-requests.ts')
        const { byMail, message } = await askByMail(day)
        return byMail ? { asked: true, problem: null } : { asked: false, problem: message }
      } catch (failure) {
        return { asked: false, problem: messageOr(failure, m.shell_unexpected(LANGUAGE)) }
      }
    },
  }
}

export function MailWish({ wish: { possible, wished, setWished } }: { wish: MailWishState }) {
  if (!possible) return null
  return (
    <div className={styles.mail}>
      <Checkbox checked={wished} onChange={setWished}>
        {m.promise_mail(LANGUAGE)}
      </Checkbox>
      <p className={styles.hint}>{m.promise_mail_hint(LANGUAGE)}</p>
    </div>
  )
}
