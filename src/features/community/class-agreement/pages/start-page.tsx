// What a class agreement is, those of this device, and a form for a new one.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { COMMUNITY_PATH } from '#src/shared/content-paths.ts'
import { call } from '#src/web/api.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { SelectField } from '#src/web/ui/forms/select-field.tsx'
import { PageHead } from '#src/web/ui/page-head.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import parents from '../../../../../content/en/scenes/parents-table.svg?url'
import { loadChoices } from '../choices.server.ts'
import type { startClassAgreement } from '../class-agreement.contract.ts'
import { THRESHOLD_LEAST, THRESHOLD_MOST, THRESHOLD_USUAL } from '../steps.contract.ts'
import type { Route } from './+types/start-page.ts'
import styles from './class-agreement.module.css'
import { type Choices, type KnownClassAgreement, remember, wordsOf } from './known-class-agreements.ts'
import { KnownList } from './known-list.tsx'
import { ShareClassAgreement } from './share-class-agreement.tsx'
import { SignInFirst } from './sign-in-first.tsx'

const TITLE_ID = 'start-title'

export function loader() {
  return loadChoices(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('class_agreement_title')) },
    { name: 'description', content: t('class_agreement_description') },
  ]
}

export default function StartPage({ loaderData: choices }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <PageHead scene={parents}>
        <h1>{t('class_agreement_title')}</h1>
        <p className={styles.lead}>{t('class_agreement_lead')}</p>
      </PageHead>
      <div className={styles.columns}>
        <div>
          <h2>{t('class_agreement_how_title')}</h2>
          <ol className={styles.steps}>
            <li>{t('class_agreement_how_start')}</li>
            <li>{t('class_agreement_how_join')}</li>
            <li>{t('class_agreement_how_step')}</li>
            <li>{t('class_agreement_how_names')}</li>
            <li>{t('class_agreement_how_end')}</li>
          </ol>
          <div className={styles.rules}>
            <h2>{t('class_agreement_rules_title')}</h2>
            <p>{t('class_agreement_rules')}</p>
            <p>{t('class_agreement_limits')}</p>
            <p>
              <PageLink to={COMMUNITY_PATH}>{t('class_agreement_to_community')}</PageLink>
            </p>
          </div>
        </div>
        <div>
          <noscript>
            <p>{t('forms_needs_scripts')}</p>
          </noscript>
          <KnownList choices={choices} />
          <Start choices={choices} />
          <SourcesLine sources={choices.sources} />
        </div>
      </div>
    </div>
  )
}

function Start({ choices }: { choices: Choices }) {
  const t = useTranslations()
  const [started, setStarted] = useState<KnownClassAgreement | null>(null)
  const show = (agreement: KnownClassAgreement) => {
    // The form goes, and the button that was pressed with it.
    passFocus(document.getElementById(TITLE_ID))
    setStarted(agreement)
  }
  return (
    <section className={styles.box} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('class_agreement_start_title')}
      </h2>
      <p role="status">{started === null ? null : t('class_agreement_started')}</p>
      {started === null ? (
        <SignInFirst>
          <StartForm choices={choices} onStarted={show} />
        </SignInFirst>
      ) : (
        <ShareClassAgreement code={started.code} words={wordsOf(choices, started)} withLink />
      )}
    </section>
  )
}

interface StartFormProps {
  choices: Choices
  onStarted: (agreement: KnownClassAgreement) => void
}

function StartForm({ choices, onStarted }: StartFormProps) {
  const t = useTranslations()
  const [promise, setPromise] = useState<string | null>(null)
  const [yearGroup, setYearGroup] = useState('')
  const [threshold, setThreshold] = useState(String(THRESHOLD_USUAL))
  const { busy, error, onSubmit } = useSubmit(async () => {
    const chosen = { promise: promise ?? '', yearGroup }
    const input = { ...chosen, threshold: Number(threshold) }
    const { code } = await call<typeof startClassAgreement>('POST /api/class-agreements', input)
    const agreement = { code, ...chosen }
    remember(agreement)
    onStarted(agreement)
  }, t('class_agreement_failed'))
  return (
    <Form keep="start" onSubmit={onSubmit}>
      <RadioGroup
        legend={t('class_agreement_promise')}
        options={choices.promises.map(({ id, text }) => ({ value: id, label: text }))}
        chosen={promise}
        onChoose={setPromise}
      />
      <SelectField
        label={t('class_agreement_year')}
        hint={t('class_agreement_year_hint')}
        options={choices.yearGroups.map(({ id, text }) => ({ value: id, label: text }))}
        chosen={yearGroup}
        onChoose={setYearGroup}
      />
      <TextField
        label={t('class_agreement_threshold')}
        hint={t('class_agreement_threshold_hint')}
        type="number"
        min={THRESHOLD_LEAST}
        max={THRESHOLD_MOST}
        required
        value={threshold}
        onChange={setThreshold}
      />
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {t('class_agreement_start_button')}
      </Button>
    </Form>
  )
}
