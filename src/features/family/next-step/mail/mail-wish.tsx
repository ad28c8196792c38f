// 'Ask me by email': one tick for whoever is signed in with an address that is proven, a folded field for a reader of the weekly
// tips. The server learns the day and nothing else.
import { useState } from 'react'
import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { askByLink, askByMail } from '#src/features/family/reminders/reminder-requests.ts'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Checkbox, TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../promises.module.css'

/** What came of the wish: a mail on the day, a link to press first, or neither, with the server's words. */
export type MailAnswer = { outcome: 'none' | 'asked' } | { outcome: 'link' | 'failed'; message: string }

interface MailWishState {
  /** Whether one tick is enough. */
  proven: boolean
  /** Ticked, or unfolded. */
  wished: boolean
  setWished: (wished: boolean) => void
  address: string
  setAddress: (address: string) => void
  /** Asks the server, if that was wished. */
  send: (day: string) => Promise<MailAnswer>
}

export function useMailWish(): MailWishState {
  const { user } = useAuth()
  const [wished, setWished] = useState(false)
  const [address, setAddress] = useState('')
  const proven = user?.verified === true
  return {
    proven,
    wished,
    setWished,
    address,
    setAddress,
    async send(day) {
      if (!wished || (!proven && address === '')) return { outcome: 'none' }
      try {
        if (!proven) return { outcome: 'link', message: await askByLink(address, day) }
        const { byMail, message } = await askByMail(day)
        return byMail ? { outcome: 'asked' } : { outcome: 'failed', message }
      } catch (failure) {
        return { outcome: 'failed', message: messageOr(failure, m.shell_unexpected(LANGUAGE)) }
      }
    },
  }
}

export function MailWish({ wish }: { wish: MailWishState }) {
  if (wish.proven) {
    return (
      <div className={styles.mail}>
        <Checkbox checked={wish.wished} onChange={wish.setWished}>
          {m.promise_mail(LANGUAGE)}
        </Checkbox>
        <p className={styles.hint}>{m.promise_mail_hint(LANGUAGE)}</p>
      </div>
    )
  }
  return (
    <details className={styles.mail} onToggle={({ currentTarget }) => wish.setWished(currentTarget.open)}>
      <summary>{m.promise_mail(LANGUAGE)}</summary>
      {wish.wished ? (
        <TextField
          label={m.promise_mail_address(LANGUAGE)}
          hint={m.promise_mail_address_hint(LANGUAGE)}
          type="email"
          autoComplete="email"
          value={wish.address}
          onChange={wish.setAddress}
        />
      ) : null}
    </details>
  )
}
