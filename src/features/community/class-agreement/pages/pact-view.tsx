import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MessageKey } from '#src/shared/translate.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import type { PactStep } from '../pact-lengths.contract.ts'
import type { PactAnswer } from '../pacts.contract.ts'
import { JoinForm } from './join-form.tsx'
import { forgetPact, hasPressed, notePress } from './known-pacts.ts'
import styles from './pacts-page.module.css'
import { leavePact, lookAtPact, reportPactName, showMyName } from './pacts-requests.ts'
import { SharePact } from './share-pact.tsx'
import { SignInFirst } from './sign-in-first.tsx'

interface PactViewProps {
  code: string
  pact: PactAnswer
  words: { promise: string; year: string }
  onChange: (pact: PactAnswer) => void
}

/** How far a pact is, and what somebody can do in it. */
export function PactView({ code, pact, words, onChange }: PactViewProps) {
  const t = useTranslations()
  const { step, threshold, joinedByYou, names } = pact
  const [said, setSaid] = useState<string | null>(null)
  const change = (changed: PactAnswer, message: string | null) => {
    setSaid(message)
    onChange(changed)
  }
  const leave = async () => {
    const message = await leavePact(code)
    forgetPact(code)
    change({ ...pact, joinedByYou: false, names: null }, message)
  }
  return (
    <>
      <p className={styles.step}>{t(STEP_WORDS[step], { threshold: String(threshold) })}</p>
      {step === 'reached' ? null : (
        <p className={styles.hint}>{t('pacts_step_night', { threshold: String(threshold) })}</p>
      )}
      <p role="status">{said}</p>
      {joinedByYou ? null : (
        <section aria-labelledby="join-title">
          <h3 id="join-title">{t('pacts_join_title')}</h3>
          <SignInFirst>
            <JoinForm code={code} onJoined={(joined) => change(joined, t('pacts_joined'))} />
          </SignInFirst>
        </section>
      )}
      {joinedByYou && step !== 'reached' ? <p>{t('pacts_joined_wait')}</p> : null}
      {joinedByYou && step === 'reached' && names === null ? <ShowName code={code} onShown={change} /> : null}
      {names === null ? null : <Names code={code} names={names} onReported={change} />}
      <section aria-labelledby="share-title">
        <h3 id="share-title">{t('pacts_share_title')}</h3>
        <SharePact code={code} words={words} />
      </section>
      {joinedByYou ? (
        <p>
          <AskedButton
            label={t('pacts_leave_button')}
            question={t('pacts_leave_question')}
            yes={t('pacts_leave_yes')}
            act={leave}
          />
        </p>
      ) : null}
    </>
  )
}

type OnChange = (pact: PactAnswer, message: string | null) => void

/** The second press. The server tells nobody who pressed before there are five, so this device remembers it. */
function ShowName({ code, onShown }: { code: string; onShown: OnChange }) {
  const t = useTranslations()
  const pressed = hasPressed(code)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const shown = await showMyName(code)
    notePress(code)
    onShown(shown, null)
  }, t('pacts_failed'))
  return (
    <section aria-labelledby="show-title">
      <h3 id="show-title">{t('pacts_show_title')}</h3>
      <p>{pressed ? t('pacts_shown') : t('pacts_show_text')}</p>
      <FormError>{error}</FormError>
      {pressed ? null : (
        <Button look="main" busy={busy} onClick={onSubmit}>
          {t('pacts_show_button')}
        </Button>
      )}
    </section>
  )
}

interface NamesProps {
  code: string
  names: readonly string[]
  onReported: OnChange
}

/** Who pressed, as the server sorts them. */
function Names({ code, names, onReported }: NamesProps) {
  const t = useTranslations()
  const report = async (name: string) => {
    const message = await reportPactName(code, name)
    onReported(await lookAtPact(code), message)
  }
  return (
    <section aria-labelledby="names-title">
      <h3 id="names-title">{t('pacts_names_title')}</h3>
      <ul className={styles.names}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={`${name}-${index}`}>
            <bdi>{name}</bdi>
            <AskedButton
              label={t('pacts_report', { name })}
              question={t('pacts_report_question')}
              yes={t('pacts_report_yes')}
              act={() => report(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEP_WORDS = {
  started: 'pacts_step_started',
  some: 'pacts_step_some',
  half: 'pacts_step_half',
  nearly: 'pacts_step_nearly',
  reached: 'pacts_step_reached',
} as const satisfies Record<PactStep, MessageKey>
