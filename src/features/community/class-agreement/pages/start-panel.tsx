import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { SelectField } from '#src/web/ui/forms/select-field.tsx'
import { THRESHOLD_LEAST, THRESHOLD_MOST, THRESHOLD_USUAL } from '../pact-lengths.contract.ts'
import { KnownList } from './known-list.tsx'
import { type KnownPact, rememberPact } from './known-pacts.ts'
import { type Choices, pactWords } from './pact-words.ts'
import { startPact } from './pacts-requests.ts'
import { SharePact } from './share-pact.tsx'
import { SignInFirst } from './sign-in-first.tsx'

const TITLE_ID = 'start-title'

/** The pacts of this device, and a form for a new one. */
export default function StartPanel({ choices }: { choices: Choices }) {
  const t = useTranslations()
  const [started, setStarted] = useState<KnownPact | null>(null)
  const show = (pact: KnownPact) => {
    // The form goes, and the button that was pressed with it.
    passFocus(document.getElementById(TITLE_ID))
    setStarted(pact)
  }
  return (
    <>
      <KnownList choices={choices} />
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('pacts_start_title')}
        </h2>
        <p role="status">{started === null ? null : t('pacts_started')}</p>
        {started === null ? (
          <SignInFirst>
            <StartForm choices={choices} onStarted={show} />
          </SignInFirst>
        ) : (
          <SharePact code={started.code} words={pactWords(choices, started)} withLink />
        )}
      </section>
    </>
  )
}

interface StartFormProps {
  choices: Choices
  onStarted: (pact: KnownPact) => void
}

function StartForm({ choices, onStarted }: StartFormProps) {
  const t = useTranslations()
  const [promise, setPromise] = useState<string | null>(null)
  const [yearGroup, setYearGroup] = useState('')
  const [threshold, setThreshold] = useState(String(THRESHOLD_USUAL))
  const { busy, error, onSubmit } = useSubmit(async () => {
    const chosen = { promise: promise ?? '', yearGroup }
    const pact = { code: await startPact(chosen.promise, yearGroup, Number(threshold)), ...chosen }
    rememberPact(pact)
    onStarted(pact)
  }, t('pacts_failed'))
  return (
    <Form keep="start" onSubmit={onSubmit}>
      <RadioGroup
        legend={t('pacts_promise')}
        options={choices.promises.map(({ id, text }) => ({ value: id, label: text }))}
        chosen={promise}
        onChoose={setPromise}
      />
      <SelectField
        label={t('pacts_year')}
        hint={t('pacts_year_hint')}
        options={choices.yearGroups.map(({ id, text }) => ({ value: id, label: text }))}
        chosen={yearGroup}
        onChoose={setYearGroup}
      />
      <TextField
        label={t('pacts_threshold')}
        hint={t('pacts_threshold_hint')}
        type="number"
        min={THRESHOLD_LEAST}
        max={THRESHOLD_MOST}
        required
        value={threshold}
        onChange={setThreshold}
      />
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {t('pacts_start_button')}
      </Button>
    </Form>
  )
}
