// One-time codes and passkeys of one's own: a new one is shown to work before it counts, and the last one stays.
import { useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { callDesk } from '../app/call-desk.ts'
import { canUsePasskeys, makePasskey } from '../factors/browser-passkeys.ts'
import styles from '../people/desk-people-page.module.css'
import {
  addOwnPasskey,
  askForOwnPasskey,
  changeOneTimeCodes,
  offerOwnKey,
  removeOwnPasskey,
  shortId,
  type WaysIn,
} from './mine.contract.ts'
import type { WaitingChange } from './waiting-change.ts'

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })

interface SecondFactorsProps {
  known: WaysIn
  onChange: (change: WaitingChange) => void
  onFailed: (problem: string) => void
}

export function SecondFactors({ known: { oneTimeCodes, passkeys }, onChange, onFailed }: SecondFactorsProps) {
  const [key, setKey] = useState<{ key: string; sealedKey: string } | null>(null)
  const [oneTimeCode, setOneTimeCode] = useState('')
  const attempt = async (work: () => Promise<void>, failed: string) => {
    try {
      await work()
    } catch (error) {
      onFailed(messageOr(error, failed))
    }
  }
  const addPasskey = () =>
    attempt(async () => {
      const passkey = await makePasskey(await callDesk(askForOwnPasskey, {}))
      onChange({
        act: 'add-passkey',
        sentence: m.desk_mine_passkey_sentence(LANGUAGE),
        done: m.desk_mine_passkey_added(LANGUAGE),
        send: async (proof) => void (await callDesk(addOwnPasskey, { passkey, proof })),
      })
    }, m.desk_answers_passkey_failed(LANGUAGE))
  return (
    <>
      <h2>{m.desk_mine_factors(LANGUAGE)}</h2>
      <p>{oneTimeCodes ? m.desk_mine_codes_on(LANGUAGE) : m.desk_mine_codes_off(LANGUAGE)}</p>
      {key === null ? (
        <Button
          onClick={() =>
            void attempt(async () => setKey(await callDesk(offerOwnKey, {})), m.desk_mine_failed(LANGUAGE))
          }
        >
          {m.desk_mine_codes_change(LANGUAGE)}
        </Button>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            onChange({
              act: 'change-codes',
              sentence: m.desk_mine_codes_sentence(LANGUAGE),
              done: m.desk_mine_codes_done(LANGUAGE),
              send: async (proof) => {
                await callDesk(changeOneTimeCodes, { sealedKey: key.sealedKey, oneTimeCode, proof })
                setKey(null)
                setOneTimeCode('')
              },
            })
          }}
        >
          <p className={styles.name}>{m.desk_join_key(LANGUAGE, { key: key.key })}</p>
          <TextField
            label={m.desk_login_code(LANGUAGE)}
            autoComplete="off"
            inputMode="numeric"
            required
            value={oneTimeCode}
            onChange={setOneTimeCode}
          />
          <Button type="submit">{m.desk_mine_codes_confirm(LANGUAGE)}</Button>
        </Form>
      )}
      <ul className={styles.sessions}>
        {passkeys.map(({ id, device, since }) => (
          <li key={id}>
            <span>{m.desk_mine_passkey(LANGUAGE, { device, day: DAY.format(new Date(since)) })}</span>
            <Button
              onClick={() =>
                onChange({
                  act: 'remove-passkey',
                  words: { passkey: shortId(id) },
                  sentence: m.desk_mine_passkey_remove_sentence(LANGUAGE, { device }),
                  done: m.desk_mine_passkey_removed(LANGUAGE),
                  send: async (proof) => void (await callDesk(removeOwnPasskey, { id, proof })),
                })
              }
            >
              {m.desk_mine_passkey_remove(LANGUAGE)}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? <Button onClick={() => void addPasskey()}>{m.desk_mine_passkey_add(LANGUAGE)}</Button> : null}
    </>
  )
}
