// Hands a link on: copied, or given to the share sheet where the browser has one. Shown after a press, so never pre-rendered.

import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import styles from './link-buttons.module.css'
import { canShare, isNoFailure } from './share-sheet.ts'

interface LinkButtonsProps {
  link: string
  /** One sentence that is sent with the link. It names no person: anyone looking over the parent's shoulder reads it too. */
  text: string
  /** What else can be done with the link. */
  children?: ReactNode
}

export function LinkButtons({ link, text, children }: LinkButtonsProps) {
  const t = useTranslations()
  const [status, setStatus] = useState('')
  const shared = { url: link, text }
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setStatus(t('link_copied')),
      () => setStatus(t('link_not_copied')),
    )
  const send = () =>
    navigator.share(shared).then(
      () => setStatus(''),
      (error: unknown) => setStatus(isNoFailure(error) ? '' : t('link_not_sent')),
    )
  return (
    <>
      <p role="status">{status}</p>
      <div className={styles.ways}>
        {canShare(shared) ? <Button onClick={() => void send()}>{t('link_send')}</Button> : null}
        <Button onClick={() => void copy()}>{t('link_copy')}</Button>
        {children}
      </div>
    </>
  )
}
