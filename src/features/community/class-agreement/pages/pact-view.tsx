import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
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
      <p className={styles.step}>{STEP_WORDS[step](LANGUAGE, { threshold })}</p>
      {step === 'reached' ? null : <p className={styles.hint}>{m.pacts_step_night(LANGUAGE, { threshold })}</p>}
      <p role="status">{said}</p>
      {joinedByYou ? null : (
        <section aria-labelledby="join-title">
          <h3 id="join-title">{m.pacts_join_title(LANGUAGE)}</h3>
          <SignInFirst>
            <JoinForm code={code} onJoined={(joined) => change(joined, m.pacts_joined(LANGUAGE))} />
          </SignInFirst>
        </section>
      )}
      {joinedByYou && step !== 'reached' ? <p>{m.pacts_joined_wait(LANGUAGE)}</p> : null}
      {joinedByYou && step === 'reached' && names === null ? <ShowName code={code} onShown={change} /> : null}
      {names === null ? null : <Names code={code} names={names} onReported={change} />}
      <section aria-labelledby="share-title">
        <h3 id="share-title">{m.pacts_share_title(LANGUAGE)}</h3>
        <SharePact code={code} words={words} />
      </section>
      {joinedByYou ? (
        <p>
          <AskedButton
            label={m.pacts_leave_button(LANGUAGE)}
            question={m.pacts_leave_question(LANGUAGE)}
            yes={m.pacts_leave_yes(LANGUAGE)}
            act={leave}
          />
        </p>
      ) : null}
    </>
  )
}

type OnChange = (pact: PactAnswer, message: string | null) => void

/** The second press (M2). The server tells nobody who pressed before there are five, so this device remembers it. */
function ShowName({ code, onShown }: { code: string; onShown: OnChange }) {
  const pressed = hasPressed(code)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const shown = await showMyName(code)
    notePress(code)
    onShown(shown, null)
  }, m.pacts_failed(LANGUAGE))
  return (
    <section aria-labelledby="show-title">
      <h3 id="show-title">{m.pacts_show_title(LANGUAGE)}</h3>
      <p>{pressed ? m.pacts_shown(LANGUAGE) : m.pacts_show_text(LANGUAGE)}</p>
      <FormError>{error}</FormError>
      {pressed ? null : (
        <Button look="main" busy={busy} onClick={onSubmit}>
          {m.pacts_show_button(LANGUAGE)}
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
  const report = async (name: string) => {
    const message = await reportPactName(code, name)
    onReported(await lookAtPact(code), message)
  }
  return (
    <section aria-labelledby="names-title">
      <h3 id="names-title">{m.pacts_names_title(LANGUAGE)}</h3>
      <ul className={styles.names}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={`${name}-${index}`}>
            <bdi>{name}</bdi>
            <AskedButton
              label={m.pacts_report(LANGUAGE, { name })}
              question={m.pacts_report_question(LANGUAGE)}
              yes={m.pacts_report_yes(LANGUAGE)}
              act={() => report(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEP_WORDS: Record<PactStep, (language: typeof LANGUAGE, values: { threshold: number }) => string> = {
  started: m.pacts_step_started,
  some: m.pacts_step_some,
  half: m.pacts_step_half,
  nearly: m.pacts_step_nearly,
  reached: m.pacts_step_reached,
}
