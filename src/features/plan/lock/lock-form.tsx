import { useState } from 'react'
import * as m from '#messages'
import { makePasskeyLock, makePhraseLock } from '#src/features/notebook/device-lock.ts'
import type { Notebook } from '#src/features/notebook/notebook.ts'
import { hasPasskeys, PasskeyUnfit } from '#src/features/notebook/passkey.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'

const SHORTEST_PHRASE = 10
/** Blanks before and after it count for nothing when it is asked for. */
const PHRASE_PATTERN = `\\s*\\S.{${SHORTEST_PHRASE - 2},}\\S\\s*`

interface LockFormProps {
  notebook: Notebook
  onLocked: () => void
}

/** A phrase that is typed twice, or a passkey where the browser has them. */
export function LockForm({ notebook, onLocked }: LockFormProps) {
  const [way, setWay] = useState<'phrase' | 'passkey'>('phrase')
  const [phrase, setPhrase] = useState('')
  const [again, setAgain] = useState('')
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (way === 'phrase' && phrase.trim() !== again.trim()) return setError(m.lock_phrases_differ(LANGUAGE))
    try {
      await notebook.changeLock(way === 'phrase' ? await makePhraseLock(phrase) : await makePasskeyLock())
      onLocked()
    } catch (failure) {
      setError(wordsFor(failure))
    }
  }, m.lock_not_kept(LANGUAGE))
  return (
    <Form onSubmit={onSubmit}>
      {hasPasskeys() ? (
        <RadioGroup
          legend={m.lock_way(LANGUAGE)}
          options={[
            { value: 'phrase', label: m.lock_way_phrase(LANGUAGE), hint: m.lock_way_phrase_hint(LANGUAGE) },
            { value: 'passkey', label: m.lock_way_passkey(LANGUAGE), hint: m.lock_way_passkey_hint(LANGUAGE) },
          ]}
          chosen={way}
          onChoose={setWay}
        />
      ) : null}
      {way === 'phrase' ? (
        <>
          <TextField
            label={m.lock_phrase(LANGUAGE)}
            hint={m.lock_phrase_hint(LANGUAGE)}
            type="password"
            autoComplete="off"
            required
            minLength={SHORTEST_PHRASE}
            pattern={PHRASE_PATTERN}
            value={phrase}
            onChange={setPhrase}
          />
          <TextField
            label={m.lock_phrase_again(LANGUAGE)}
            type="password"
            autoComplete="off"
            required
            value={again}
            onChange={setAgain}
          />
        </>
      ) : null}
      <FormError>{error}</FormError>
      <p role="status">{busy ? m.lock_closing(LANGUAGE) : null}</p>
      <Button look="main" type="submit" busy={busy}>
        {m.lock_button(LANGUAGE)}
      </Button>
    </Form>
  )
}

function wordsFor(failure: unknown): string {
  if (failure instanceof PasskeyUnfit) return m.lock_passkey_unfit(LANGUAGE)
  if (failure instanceof DOMException && failure.name === 'NotAllowedError') return m.lock_passkey_stopped(LANGUAGE)
  return m.lock_not_kept(LANGUAGE)
}
