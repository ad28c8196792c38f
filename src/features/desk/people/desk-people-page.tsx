// Who is at the desk: inviting, roles, where people are signed in, and taking somebody away.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { ActAbout } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import { ROLE_NAMES } from '../app/role-names.ts'
import type { DeskRole } from '../desk-roles.contract.ts'
import type { Proof } from '../proof/proof.contract.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { InviteForm } from './desk-invite-form.tsx'
import styles from './desk-people-page.module.css'
import {
  changeRole,
  type DeskPeople,
  endDeskSession,
  invitePerson,
  listPeople,
  removePerson,
  takeInvitationBack,
} from './people.contract.ts'

const TIME = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' })

/** An act that waits for its proof. */
interface WaitingAct {
  act: string
  words: ActAbout
  sentence: string
  send(proof: Proof): Promise<void>
}

export default function DeskPeoplePage() {
  const t = useTranslations()
  const [known, setKnown] = useState<DeskPeople | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<WaitingAct | null>(null)
  const [link, setLink] = useState<{ email: string; link: string } | null>(null)

  const load = useCallback(async () => {
    try {
      setKnown(await callDesk(listPeople, {}))
      setProblem(null)
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_shell_failed')))
    }
  }, [t])
  useEffect(() => void load(), [load])

  const ask = (act: WaitingAct) => {
    const send = async (proof: Proof) => {
      await act.send(proof)
      setWaiting(null)
      await load()
    }
    setWaiting({ ...act, send })
  }
  const invite = (email: string, role: DeskRole) =>
    ask({
      act: 'invite',
      words: { email, role },
      sentence: t('desk_people_invite_sentence', { email, role: t(ROLE_NAMES[role]) }),
      send: async (proof) => setLink({ email, link: (await callDesk(invitePerson, { email, role, proof })).link }),
    })
  const takeBack = (id: string, email: string) =>
    ask({
      act: 'take-invitation-back',
      words: { person: id },
      sentence: t('desk_people_take_back_sentence', { email }),
      send: async (proof) => {
        await callDesk(takeInvitationBack, { id, proof })
        setLink((shown) => (shown?.email === email ? null : shown))
      },
    })
  const giveRole = (id: string, email: string, role: DeskRole) =>
    ask({
      act: 'change-role',
      words: { person: id, role },
      sentence: t('desk_people_role_sentence', { email, role: t(ROLE_NAMES[role]) }),
      send: async (proof) => void (await callDesk(changeRole, { id, role, proof })),
    })
  const remove = (id: string, email: string) =>
    ask({
      act: 'remove',
      words: { person: id },
      sentence: t('desk_people_remove_sentence', { email }),
      send: async (proof) => void (await callDesk(removePerson, { id, proof })),
    })
  const signOut = async (id: string) => {
    try {
      await callDesk(endDeskSession, { id })
      await load()
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_shell_failed')))
    }
  }

  if (known === null) return <p role={problem === null ? undefined : 'alert'}>{problem ?? t('shell_loading')}</p>
  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ul className={styles.people}>
        {known.people.map(({ id, email, role, mine, sessions }) => (
          <li key={id} className={styles.person}>
            <h2 className={styles.name}>
              <bdi>{email}</bdi>
            </h2>
            <p>
              {t(ROLE_NAMES[role])}
              {mine ? ` ${t('desk_people_you')}` : null}
            </p>
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <li key={session.id}>
                  <span>
                    {t('desk_people_session', {
                      device: session.device,
                      time: TIME.format(new Date(session.lastUsedAt)),
                    })}
                  </span>
                  {session.mine ? null : (
                    <Button onClick={() => void signOut(session.id)}>{t('desk_people_end_session')}</Button>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.buttons}>
              {(['owner', 'editor', 'moderator'] as const)
                .filter((other) => other !== role)
                .map((other) => (
                  <Button key={other} onClick={() => giveRole(id, email, other)}>
                    {t('desk_people_make', { role: t(ROLE_NAMES[other]) })}
                  </Button>
                ))}
              <Button onClick={() => remove(id, email)}>{t('desk_people_remove')}</Button>
            </div>
          </li>
        ))}
      </ul>
      {known.invitations.length === 0 ? null : <h2>{t('desk_people_invited')}</h2>}
      <ul className={styles.sessions}>
        {known.invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span id={`invitation-${id}`}>
              <bdi>{email}</bdi>:{' '}
              {t('desk_people_until', { role: t(ROLE_NAMES[role]), time: TIME.format(new Date(expiresAt)) })}
            </span>
            <Button aria-describedby={`invitation-${id}`} onClick={() => takeBack(id, email)}>
              {t('desk_people_take_back')}
            </Button>
          </li>
        ))}
      </ul>
      <InviteForm link={link} onInvite={invite} />
      {waiting === null ? null : <ProofDialog {...waiting} onClose={() => setWaiting(null)} />}
    </>
  )
}
