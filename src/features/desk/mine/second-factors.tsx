// One-time codes and passkeys of one's own: a new one is shown to work before it counts, and the last one stays.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { pageLocale } from '#src/web/language/language.ts'
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

const DAY = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium' })

interface SecondFactorsProps {
  known: WaysIn
  onChange: (change: WaitingChange) => void
  onFailed: (problem: string) => void
}

export function SecondFactors({ known: { oneTimeCodes, passkeys }, onChange, onFailed }: SecondFactorsProps) {
  const t = useTranslations()
  const [key, setKey] = useState<{ key: string; sealedKey: string } | null>(null)
  const [oneTimeCode, setOneTimeCode] = useState('')
  const attempt = async (work: () => Promise<void>, failed: string) => {
    try {
      await work()
    } catch (error) {
      onFailed(messageOr(t, error, failed))
    }
  }
  const addPasskey = () =>
    attempt(async () => {
      const passkey = await makePasskey(await callDesk(askForOwnPasskey, {}))
      onChange({
        act: 'add-passkey',
        sentence: t('desk_mine_passkey_sentence'),
        done: t('desk_mine_passkey_added'),
        send: async (proof) => void (await callDesk(addOwnPasskey, { passkey, proof })),
      })
    }, t('desk_answers_passkey_failed'))
  return (
    <>
      <h2>{t('desk_mine_factors')}</h2>
      <p>{oneTimeCodes ? t('desk_mine_codes_on') : t('desk_mine_codes_off')}</p>
      {key === null ? (
        <Button
          onClick={() => void attempt(async () => setKey(await callDesk(offerOwnKey, {})), t('desk_mine_failed'))}
        >
          {t('desk_mine_codes_change')}
        </Button>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            onChange({
              act: 'change-codes',
              sentence: t('desk_mine_codes_sentence'),
              done: t('desk_mine_codes_done'),
              send: async (proof) => {
                await callDesk(changeOneTimeCodes, { sealedKey: key.sealedKey, oneTimeCode, proof })
                setKey(null)
                setOneTimeCode('')
              },
            })
          }}
        >
          <p className={styles.name}>{t('desk_join_key', { key: key.key })}</p>
          <TextField
            label={t('desk_login_code')}
            autoComplete="off"
            inputMode="numeric"
            required
            value={oneTimeCode}
            onChange={setOneTimeCode}
          />
          <Button type="submit">{t('desk_mine_codes_confirm')}</Button>
        </Form>
      )}
      <ul className={styles.sessions}>
        {passkeys.map(({ id, device, since }) => (
          <li key={id}>
            <span>{t('desk_mine_passkey', { device, day: DAY.format(new Date(since)) })}</span>
            <Button
              onClick={() =>
                onChange({
                  act: 'remove-passkey',
                  words: { passkey: shortId(id) },
                  sentence: t('desk_mine_passkey_remove_sentence', { device }),
                  done: t('desk_mine_passkey_removed'),
                  send: async (proof) => void (await callDesk(removeOwnPasskey, { id, proof })),
                })
              }
            >
              {t('desk_mine_passkey_remove')}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? <Button onClick={() => void addPasskey()}>{t('desk_mine_passkey_add')}</Button> : null}
    </>
  )
}
