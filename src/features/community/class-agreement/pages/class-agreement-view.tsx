import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MessageKey } from '#src/shared/translate.ts'
import { call } from '#src/web/api.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type * as contract from '../class-agreement.contract.ts'
import { NAME_LIMIT, type Step } from '../steps.contract.ts'
import styles from './class-agreement.module.css'
import { forget, hasPressed, notePress } from './known-class-agreements.ts'
import { ShareClassAgreement } from './share-class-agreement.tsx'
import { SignInFirst } from './sign-in-first.tsx'

interface ClassAgreementViewProps {
  code: string
  agreement: contract.ClassAgreementAnswer
  words: { promise: string; year: string }
  onChange: (agreement: contract.ClassAgreementAnswer) => void
}

/** How far a class agreement is, and what a parent can do in it. */
export function ClassAgreementView({ code, agreement, words, onChange }: ClassAgreementViewProps) {
  const t = useTranslations()
  const { step, joinedByYou, names } = agreement
  const threshold = String(agreement.threshold)
  const [status, setStatus] = useState<string | null>(null)
  const change: OnChange = (changed, message) => {
    setStatus(message)
    onChange(changed)
  }
  const leave = async () => {
    const { message } = await call<typeof contract.leaveClassAgreement>('POST /api/class-agreements/leave', { code })
    forget(code)
    change({ ...agreement, joinedByYou: false, names: null }, message)
  }
  return (
    <>
      <p className={styles.step}>{t(STEP_WORDS[step], { threshold })}</p>
      {step === 'reached' ? null : <p className={styles.hint}>{t('class_agreement_step_night', { threshold })}</p>}
      <p role="status">{status}</p>
      {joinedByYou ? null : (
        <section aria-labelledby="join-title">
          <h3 id="join-title">{t('class_agreement_join_title')}</h3>
          <SignInFirst>
            <JoinForm code={code} onChange={change} />
          </SignInFirst>
        </section>
      )}
      {joinedByYou && step !== 'reached' ? <p>{t('class_agreement_joined_wait')}</p> : null}
      {joinedByYou && step === 'reached' && names === null ? <ShowName code={code} onChange={change} /> : null}
      {names === null ? null : <Names code={code} names={names} onChange={change} />}
      <section aria-labelledby="share-title">
        <h3 id="share-title">{t('class_agreement_share_title')}</h3>
        <ShareClassAgreement code={code} words={words} />
      </section>
      {joinedByYou ? (
        <p>
          <AskedButton
            label={t('class_agreement_leave_button')}
            question={t('class_agreement_leave_question')}
            yes={t('class_agreement_leave_yes')}
            act={leave}
          />
        </p>
      ) : null}
    </>
  )
}

type OnChange = (agreement: contract.ClassAgreementAnswer, message: string | null) => void

interface ActProps {
  code: string
  onChange: OnChange
}

function JoinForm({ code, onChange }: ActProps) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    const joined = await call<typeof contract.joinClassAgreement>('POST /api/class-agreements/join', { code, name })
    onChange(joined, t('class_agreement_joined'))
  }, t('class_agreement_failed'))
  return (
    <Form keep="join" onSubmit={onSubmit}>
      <TextField
        label={t('class_agreement_name')}
        hint={t('class_agreement_name_hint')}
        value={name}
        maxLength={NAME_LIMIT}
        required
        autoComplete="off"
        onChange={setName}
      />
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {t('class_agreement_join_button')}
      </Button>
    </Form>
  )
}

/** The second press. Before there are five the server does not tell who pressed, so this device remembers it. */
function ShowName({ code, onChange }: ActProps) {
  const t = useTranslations()
  const pressed = hasPressed(code)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const shown = await call<typeof contract.showMyName>('POST /api/class-agreements/show-my-name', { code })
    notePress(code)
    onChange(shown, null)
  }, t('class_agreement_failed'))
  return (
    <section aria-labelledby="show-title">
      <h3 id="show-title">{t('class_agreement_show_title')}</h3>
      <p>{pressed ? t('class_agreement_shown') : t('class_agreement_show_text')}</p>
      <FormError>{error}</FormError>
      {pressed ? null : (
        <Button look="main" busy={busy} onClick={onSubmit}>
          {t('class_agreement_show_button')}
        </Button>
      )}
    </section>
  )
}

/** The members who show their names, in the server's order. */
function Names({ code, names, onChange }: ActProps & { names: readonly string[] }) {
  const t = useTranslations()
  const report = async (name: string) => {
    const { message } = await call<typeof contract.reportName>('POST /api/class-agreements/report', { code, name })
    onChange(await call<typeof contract.lookAtClassAgreement>('POST /api/class-agreements/look', { code }), message)
  }
  return (
    <section aria-labelledby="names-title">
      <h3 id="names-title">{t('class_agreement_names_title')}</h3>
      <ul className={styles.names}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={`${name}-${index}`}>
            <bdi>{name}</bdi>
            <AskedButton
              label={t('class_agreement_report', { name })}
              question={t('class_agreement_report_question')}
              yes={t('class_agreement_report_yes')}
              look="strong"
              act={() => report(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEP_WORDS = {
  started: 'class_agreement_step_started',
  some: 'class_agreement_step_some',
  half: 'class_agreement_step_half',
  nearly: 'class_agreement_step_nearly',
  reached: 'class_agreement_step_reached',
} as const satisfies Record<Step, MessageKey>
