// '/desk/mine': what somebody logs in with, where they are logged in, and the way to change each of it.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { callDesk } from '../app/call-desk.ts'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import styles from '../people/desk-people-page.module.css'
import type { OwnProof } from '../proof/proof.contract.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { ChangeDeskPassword } from './change-desk-password.tsx'
import { endOwnSession, listWaysIn, renewOwnRecoveryCodes, type WaysIn } from './mine.contract.ts'
import { SecondFactors } from './second-factors.tsx'
import type { WaitingChange } from './waiting-change.ts'

const TIME = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' })
const RECOVERY = (recoveryCode: string): OwnProof => ({ way: 'recovery', recoveryCode })

export default function DeskMinePage() {
  const t = useTranslations()
  const [known, setKnown] = useState<WaysIn | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<WaitingChange | null>(null)
  const [newCodes, setNewCodes] = useState<string[] | null>(null)

  const load = useCallback(async () => {
    try {
      setKnown(await callDesk(listWaysIn, {}))
      setProblem(null)
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_shell_failed')))
    }
  }, [t])
  useEffect(() => void load(), [load])

  const ask = (change: WaitingChange) => {
    setSaid(null)
    setWaiting({
      ...change,
      send: async (proof) => {
        await change.send(proof)
        setWaiting(null)
        setSaid(change.done ?? null)
        await load()
      },
    })
  }
  const signOut = async (id: string) => {
    try {
      await callDesk(endOwnSession, { id })
      await load()
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_mine_failed')))
    }
  }

  if (known === null) return <p role={problem === null ? undefined : 'alert'}>{problem ?? t('shell_loading')}</p>
  return (
    <>
      <p>{t('desk_mine_lead')}</p>
      <p role="status">{said}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <SecondFactors known={known} onChange={ask} onFailed={setProblem} />
      <h2>{t('desk_mine_recovery')}</h2>
      <p>{t('desk_mine_recovery_left', { count: String(known.recoveryCodes) })}</p>
      {newCodes === null ? null : <RecoveryCodes codes={newCodes} />}
      <Button
        onClick={() =>
          ask({
            act: 'renew-recovery',
            sentence: t('desk_mine_recovery_sentence'),
            send: async (proof) => setNewCodes((await callDesk(renewOwnRecoveryCodes, { proof })).recoveryCodes),
          })
        }
      >
        {t('desk_mine_recovery_renew')}
      </Button>
      <ChangeDeskPassword onChange={ask} />
      <h2>{t('desk_mine_sessions')}</h2>
      <ul className={styles.sessions}>
        {known.sessions.map(({ id, device, lastUsedAt, mine }) => (
          <li key={id}>
            <span>
              {t('desk_people_session', { device, time: TIME.format(new Date(lastUsedAt)) })}
              {mine ? ` ${t('desk_mine_session_here')}` : null}
            </span>
            {mine ? null : <Button onClick={() => void signOut(id)}>{t('desk_people_end_session')}</Button>}
          </li>
        ))}
      </ul>
      {waiting === null ? null : (
        <ProofDialog<OwnProof>
          act={waiting.act}
          words={waiting.words ?? {}}
          sentence={waiting.sentence}
          send={waiting.send}
          byRecovery={RECOVERY}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  )
}
