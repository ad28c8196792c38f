// Hands the short answer to the other adult: by the share sheet, or copied where there is none.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { canShare, isNoFailure } from '#src/web/share-sheet/share-sheet.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { ShortAnswer } from '../../curriculum.contract.ts'
import styles from './short-answer.module.css'

export default function SendShortAnswer({ title, words }: { title: string; words: ShortAnswer }) {
  const t = useTranslations()
  const [status, setStatus] = useState('')
  const send = async () => {
    const parts = [
      `${t('short_say')}: ${words.say}`,
      `${t('short_do')}: ${words.do}`,
      `${t('short_dont')}: ${words.dont}`,
    ]
    const text = [title, ...parts].join('\n')
    try {
      if (canShare({ text })) {
        await navigator.share({ title, text })
        setStatus('')
      } else {
        await navigator.clipboard.writeText(text)
        setStatus(t('short_copied'))
      }
    } catch (error) {
      if (!isNoFailure(error)) setStatus(t('short_failed'))
    }
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => void send()}>{t('short_send')}</Button>
      <p role="status" className={styles.status} hidden={status === ''}>
        {status}
      </p>
    </div>
  )
}
