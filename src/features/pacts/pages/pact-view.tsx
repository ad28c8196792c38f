import { useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import type { PactStep } from '../pact-lengths.contract.ts'
import type { PactAnswer } from '../pacts.contract.ts'
import { JoinForm } from './join-form.tsx'
import { listKnownPacts, rememberPact } from './known-pacts.ts'
import styles from './pacts-page.module.css'
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
  const [error, setError] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const attempt = async (act: (requests: typeof import('./pacts-requests.ts')) => Promise<string | null>) => {
    setError(null)
    try {
      setSaid(await act(await import('./pacts-requests.ts')))
    } catch (failure) {
      setError(messageOr(failure, m.pacts_failed(LANGUAGE)))
    }
  }
  const show = () =>
    attempt(async ({ showMyName }) => {
      const shown = await showMyName(code)
      rememberPact({ code, promise: pact.promise, yearGroup: pact.yearGroup, pressed: true })
      onChange(shown)
      return shown.names === null ? m.pacts_shown(LANGUAGE) : null
    })
  const leave = () => {
    setLeaving(false)
    return attempt(async ({ leavePact }) => {
      const message = await leavePact(code)
      rememberPact({ code, promise: pact.promise, yearGroup: pact.yearGroup })
      onChange({ ...pact, joinedByYou: false, names: null })
      return message
    })
  }
  const report = (name: string) => attempt(({ reportPactName }) => reportPactName(code, name))
  const pressed = listKnownPacts().some((known) => known.code === code && known.pressed)
  return (
    <>
      <p className={styles.step}>{STEP_WORDS[step](LANGUAGE, { threshold })}</p>
      {step === 'reached' ? null : <p className={styles.hint}>{m.pacts_step_night(LANGUAGE, { threshold })}</p>}
      <p role="status">{said}</p>
      <FormError>{error}</FormError>
      {joinedByYou ? null : (
        <section aria-labelledby="join-title">
          <h3 id="join-title">{m.pacts_join_title(LANGUAGE)}</h3>
          <SignInFirst>
            <JoinForm
              code={code}
              onJoined={(joined) => {
                setSaid(m.pacts_joined(LANGUAGE))
                onChange(joined)
              }}
            />
          </SignInFirst>
        </section>
      )}
      {joinedByYou && step !== 'reached' ? <p>{m.pacts_joined_wait(LANGUAGE)}</p> : null}
      {joinedByYou && step === 'reached' && names === null ? (
        <section aria-labelledby="show-title">
          <h3 id="show-title">{m.pacts_show_title(LANGUAGE)}</h3>
          <p>{pressed ? m.pacts_shown(LANGUAGE) : m.pacts_show_text(LANGUAGE)}</p>
          {pressed ? null : (
            <Button look="main" onClick={() => void show()}>
              {m.pacts_show_button(LANGUAGE)}
            </Button>
          )}
        </section>
      ) : null}
      {names === null ? null : (
        <section aria-labelledby="names-title">
          <h3 id="names-title">{m.pacts_names_title(LANGUAGE)}</h3>
          <ul className={styles.names}>
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              <li key={`${name}-${index}`}>
                <bdi>{name}</bdi>
                <Button onClick={() => void report(name)}>{m.pacts_report(LANGUAGE, { name })}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="share-title">
        <h3 id="share-title">{m.pacts_share_title(LANGUAGE)}</h3>
        <SharePact code={code} words={words} />
      </section>
      {joinedByYou ? (
        <p>
          <Button onClick={() => setLeaving(true)}>{m.pacts_leave_button(LANGUAGE)}</Button>
        </p>
      ) : null}
      {leaving ? (
        <Dialog title={m.pacts_leave_button(LANGUAGE)} onClose={() => setLeaving(false)}>
          <p>{m.pacts_leave_question(LANGUAGE)}</p>
          <div className={styles.ways}>
            <Button look="strong" onClick={() => void leave()}>
              {m.pacts_leave_yes(LANGUAGE)}
            </Button>
            <Button onClick={() => setLeaving(false)}>{m.pacts_leave_no(LANGUAGE)}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

const STEP_WORDS: Record<PactStep, (language: typeof LANGUAGE, values: { threshold: number }) => string> = {
  started: m.pacts_step_started,
  some: m.pacts_step_some,
  half: m.pacts_step_half,
  nearly: m.pacts_step_nearly,
  reached: m.pacts_step_reached,
}
