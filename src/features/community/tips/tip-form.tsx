// Writing a tip: a beginning, two sentences, and what is wrong with them pointed out before anything is sent. Nothing typed is lost.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MessageKey } from '#src/shared/translate.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { keepOwnTip, readOwnTips } from './own-tips.ts'
import { findTipHints, type TipHint } from './rules/find-names.ts'
import { findWrongWords } from './rules/find-wrong-words.ts'
import { STARTERS, type Starter, TIP_GRAPHEMES, TIP_UNITS, TIPS_A_DAY } from './tip-choices.contract.ts'
import { sendTip } from './tip-requests.ts'
import { starterWords } from './tip-words.ts'
import styles from './tips.module.css'

const HINT_WORDS = {
  surname: 'tips_hint_surname',
  school: 'tips_hint_school',
} as const satisfies Record<TipHint, MessageKey>

interface TipFormProps {
  lessonKey: string
  onClose: () => void
}

export default function TipForm({ lessonKey, onClose }: TipFormProps) {
  const t = useTranslations()
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [starter, setStarter] = useState<Starter>('said')
  const [pointedOut, setPointedOut] = useState<{ text: string; hints: string[] } | null>(null)
  /** Since something was pointed out: then the next press is looked at again. */
  const [edited, setEdited] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    const text = field.current?.value ?? ''
    const wrong = findWrongWords(text).map((key) => t(key, { limit: String(TIP_GRAPHEMES) }))
    const hints = findTipHints(text).map((hint) => t(HINT_WORDS[hint]))
    // Pointed out once: a rule cannot know names, so the second press sends the same words.
    const isNew = hints.length > 0 && pointedOut?.text !== text
    setPointedOut(hints.length > 0 ? { text, hints } : null)
    setEdited(false)
    if (wrong.length > 0 || isNew) {
      if (wrong.length > 0) setError(wrong.join(' '))
      field.current?.focus()
      return
    }
    const day = isoDay(new Date())
    if (readOwnTips().filter((tip) => tip.day === day).length >= TIPS_A_DAY) return setError(t('tips_enough'))
    const { message, code } = await sendTip({ lessonKey, starter, text })
    const kept = keepOwnTip({ code, lessonKey, starter, text: text.trim(), day })
    setSent(kept ? message : `${message} ${t('tips_not_kept')}`)
  }, t('tips_not_sent'))

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.form} aria-labelledby="tip-form-title">
      <h3 id="tip-form-title" ref={heading} tabIndex={-1}>
        {t('tips_tell')}
      </h3>
      <FormSuccess>
        {sent === null ? null : (
          <>
            <p>{sent}</p>
            <p>{t('tips_sent_note')}</p>
          </>
        )}
      </FormSuccess>
      {sent === null ? (
        <Form keep="tip" onSubmit={onSubmit}>
          <RadioGroup
            legend={t('tips_starter_question')}
            options={STARTERS.map((value) => ({ value, label: starterWords(t, value) }))}
            chosen={starter}
            onChoose={setStarter}
          />
          <TextArea
            ref={field}
            label={t('tips_text_label')}
            hint={t('tips_text_hint')}
            rows={4}
            required
            maxLength={TIP_UNITS}
            onInput={() => setEdited(true)}
          />
          <FormError>{error}</FormError>
          <div role="status">
            {pointedOut?.hints.map((hint) => (
              <p key={hint} className={styles.pointedOut}>
                {hint}
              </p>
            ))}
          </div>
          <div className={styles.ways}>
            <Button type="submit" look="strong" busy={busy}>
              {pointedOut === null || error !== null || edited ? t('tips_send') : t('tips_send_anyway')}
            </Button>
            <Button onClick={onClose}>{t('tips_close')}</Button>
          </div>
        </Form>
      ) : null}
    </section>
  )
}

function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
