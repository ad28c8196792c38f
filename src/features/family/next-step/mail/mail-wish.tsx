// 'Ask me by email': one tick for whoever is signed in with an address that is proven, a folded field for a reader of the weekly
// tips. The server learns the day and nothing else.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { askByLink, askByMail } from '#src/features/family/reminders/reminder-requests.ts'
import { messageOr } from '#src/web/error-message.ts'
import { Checkbox, TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../next-steps.module.css'

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
  const t = useTranslations()
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
        return { outcome: 'failed', message: messageOr(t, failure, t('shell_unexpected')) }
      }
    },
  }
}

export function MailWish({ wish }: { wish: MailWishState }) {
  const t = useTranslations()
  if (wish.proven) {
    return (
      <div className={styles.mail}>
        <Checkbox checked={wish.wished} onChange={wish.setWished}>
          {t('next_step_mail')}
        </Checkbox>
        <p className={styles.hint}>{t('next_step_mail_hint')}</p>
      </div>
    )
  }
  return (
    <details className={styles.mail} onToggle={({ currentTarget }) => wish.setWished(currentTarget.open)}>
      <summary>{t('next_step_mail')}</summary>
      {wish.wished ? (
        <TextField
          label={t('next_step_mail_address')}
          hint={t('next_step_mail_address_hint')}
          type="email"
          autoComplete="email"
          value={wish.address}
          onChange={wish.setAddress}
        />
      ) : null}
    </details>
  )
}
