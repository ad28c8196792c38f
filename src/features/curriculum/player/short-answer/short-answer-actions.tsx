// The buttons of the short answer: save it as a picture, or send it to the other adult. Both stay on the device.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { canShare, isNoFailure } from '#src/web/share-sheet/share-sheet.ts'
import { Button } from '#src/web/ui/button.tsx'
import { keepWordsPicture } from '#src/web/words-picture/keep-words-picture.ts'
import type { ShortAnswer } from '../../curriculum.contract.ts'
import styles from './short-answer.module.css'

export default function ShortAnswerActions({ title, words }: { title: string; words: ShortAnswer }) {
  const t = useTranslations()
  const [said, setSaid] = useState('')
  const parts = [
    { label: t('short_say'), text: words.say },
    { label: t('short_do'), text: words.do },
    { label: t('short_dont'), text: words.dont },
  ]

  const act = (doIt: () => Promise<string>) => () => {
    doIt().then(setSaid, (error: unknown) => {
      if (!isNoFailure(error)) setSaid(t('short_failed'))
    })
  }

  const save = act(async () => ((await keepWordsPicture(title, parts)) === 'saved' ? t('short_saved') : ''))

  const send = act(async () => {
    const text = [title, ...parts.map(({ label, text: part }) => `${label}: ${part}`)].join('\n')
    if (canShare({ text })) {
      await navigator.share({ title, text })
      return ''
    }
    await navigator.clipboard.writeText(text)
    return t('short_copied')
  })

  return (
    <div className={styles.actions}>
      <Button onClick={save}>{t('short_save')}</Button>
      {words.forOneAdult === true ? null : <Button onClick={send}>{t('short_send')}</Button>}
      <p role="status" className={styles.said} hidden={said === ''}>
        {said}
      </p>
    </div>
  )
}
