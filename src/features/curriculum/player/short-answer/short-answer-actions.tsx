// What one can do with the short answer: keep it as a picture, or hand it to the other adult. Both stay on the device.
import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { canShare, isNoFailure } from '#src/web/share-sheet/share-sheet.ts'
import { Button } from '#src/web/ui/button.tsx'
import { keepWordsPicture } from '#src/web/words-picture/keep-words-picture.ts'
import type { ShortAnswer } from '../../curriculum.contract.ts'
import styles from './short-answer.module.css'

export default function ShortAnswerActions({ title, words }: { title: string; words: ShortAnswer }) {
  const [said, setSaid] = useState('')
  const parts = [
    { label: m.short_say(LANGUAGE), text: words.say },
    { label: m.short_do(LANGUAGE), text: words.do },
    { label: m.short_dont(LANGUAGE), text: words.dont },
  ]

  const act = (doIt: () => Promise<string>) => () => {
    doIt().then(setSaid, (error: unknown) => {
      if (!isNoFailure(error)) setSaid(m.short_failed(LANGUAGE))
    })
  }

  const save = act(async () => ((await keepWordsPicture(title, parts)) === 'saved' ? m.short_saved(LANGUAGE) : ''))

  const send = act(async () => {
    const text = [title, ...parts.map(({ label, text: part }) => `${label}: ${part}`)].join('\n')
    if (canShare({ text })) {
      await navigator.share({ title, text })
      return ''
    }
    await navigator.clipboard.writeText(text)
    return m.short_copied(LANGUAGE)
  })

  return (
    <div className={styles.actions}>
      <Button onClick={save}>{m.short_save(LANGUAGE)}</Button>
      {words.forOneAdult === true ? null : <Button onClick={send}>{m.short_send(LANGUAGE)}</Button>}
      <p role="status" className={styles.said} hidden={said === ''}>
        {said}
      </p>
    </div>
  )
}
