import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { isNoFailure } from '#src/web/share-sheet/share-sheet.ts'
import { Button } from '#src/web/ui/button.tsx'
import { keepWordsPicture } from '#src/web/words-picture/keep-words-picture.ts'
import styles from './talk-ending.module.css'

/** The line to keep as a picture, made on the device. */
export function SaveWords({ title, words }: { title: string; words: string }) {
  const [said, setSaid] = useState('')
  const save = async () => {
    try {
      const how = await keepWordsPicture(title, [{ label: m.talk_keep_title(LANGUAGE), text: words }])
      setSaid(how === 'saved' ? m.short_saved(LANGUAGE) : '')
    } catch (error) {
      if (!isNoFailure(error)) setSaid(m.short_failed(LANGUAGE))
    }
  }
  return (
    <>
      <Button onClick={() => void save()}>{m.short_save(LANGUAGE)}</Button>
      <span role="status" className={styles.said} hidden={said === ''}>
        {said}
      </span>
    </>
  )
}
