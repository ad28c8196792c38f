// '/desk/pacts': names that somebody reported. Nothing here says of which pact they are, or whose.

import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskQueue } from '../app/desk-queue.tsx'
import { keepDeskName, listDeskNames, removeDeskName } from './desk-pacts.contract.ts'

async function loadNames(t: Translate) {
  const { names, waiting } = await callDesk(listDeskNames, {})
  const items = names.map(({ id, name, waitsSince, lookBy, late }) => ({
    id,
    title: name ?? t('desk_pacts_unreadable'),
    body: (
      <p className={late ? styles.late : undefined}>
        {late ? `${t('desk_queue_late')} ` : ''}
        {t('desk_queue_wait', { since: waitsSince, by: lookBy })}
      </p>
    ),
    ways: [
      ...(name === null ? [] : [keepWay(t, id)]),
      {
        label: t('desk_pacts_remove'),
        done: t('desk_pacts_removed'),
        act: () => callDesk(removeDeskName, { id }),
      },
    ],
  }))
  return { items, waiting }
}

/** Not for a name that nobody can judge. */
function keepWay(t: Translate, id: string) {
  return {
    label: t('desk_pacts_keep'),
    done: t('desk_pacts_kept'),
    act: () => callDesk(keepDeskName, { id }),
  }
}

export default function DeskPactsPage() {
  const t = useTranslations()
  const load = useCallback(() => loadNames(t), [t])
  return <DeskQueue lead={t('desk_pacts_lead')} load={load} />
}
