import { useState } from 'react'
import * as m from '#messages'
import { AppError } from '#src/shared/app-error.ts'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../pages/share-page.module.css'
import { openParts } from '../sync/open-parts.ts'
import { openKeptPlan } from './open-kept-plan.ts'

/** On a new phone: the code from paper, and the plan is here. */
export function OpenKeptPlan() {
  const [code, setCode] = useState('')
  const [bring, setBring] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    try {
      await openKeptPlan(openParts, { code, bring })
    } catch (failure) {
      const words = wordsFor(failure)
      if (words === null) throw failure
      return setError(words)
    }
    // A document of its own: the notebook of this device may be another one now.
    location.assign(documentPath(PLAN_PATH))
  }, m.share_failed(LANGUAGE))
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        label={m.share_key_your_code(LANGUAGE)}
        hint={m.share_key_your_code_hint(LANGUAGE)}
        value={code}
        required
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={setCode}
      />
      <Checkbox checked={bring} onChange={setBring}>
        {m.share_join_bring(LANGUAGE)}
      </Checkbox>
      <p className={styles.hint}>{m.share_join_bring_hint(LANGUAGE)}</p>
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {m.share_key_open(LANGUAGE)}
      </Button>
    </Form>
  )
}

/** Of what this device finds out by itself; null for what the server says. */
function wordsFor(failure: unknown): string | null {
  if (!(failure instanceof AppError)) return null
  if (failure.said === 'share_key_code_length') return m.share_key_code_length(LANGUAGE)
  if (failure.said === 'share_key_code_wrong') return m.share_key_code_wrong(LANGUAGE)
  return failure.said === 'share_key_shut' ? m.share_key_shut(LANGUAGE) : null
}
