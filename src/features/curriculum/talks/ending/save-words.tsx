import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isNoFailure } from '#src/web/share-sheet/share-sheet.ts'
import { Button } from '#src/web/ui/button.tsx'
import { keepWordsPicture } from '#src/web/words-picture/keep-words-picture.ts'
import styles from './talk-ending.module.css'

/** The line to keep as a picture, made on the device. */
export function SaveWords({ title, words }: { title: string; words: string }) {
  const t = useTranslations()
  const [said, setSaid] = useState('')
  const save = async () => {
    try {
      const how = await keepWordsPicture(title, [{ label: t('talk_keep_title'), text: words }])
      setSaid(how === 'saved' ? t('short_saved') : '')
    } catch (error) {
      if (!isNoFailure(error)) setSaid(t('short_failed'))
    }
  }
  return (
    <>
      <Button onClick={() => void save()}>{t('short_save')}</Button>
      <span role="status" className={styles.said} hidden={said === ''}>
        {said}
      </span>
    </>
  )
}
