// '/desk/pacts': names that somebody reported. Nothing here says of which pact they are, or whose.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskQueue } from '../app/desk-queue.tsx'
import { keepDeskName, listDeskNames, removeDeskName } from './desk-pacts.contract.ts'

async function loadNames() {
  const { names, waiting } = await callDesk(listDeskNames, {})
  const items = names.map(({ id, name, waitsSince, lookBy, late }) => ({
    id,
    title: name ?? m.desk_pacts_unreadable(LANGUAGE),
    body: (
      <p className={late ? styles.late : undefined}>
        {late ? `${m.desk_queue_late(LANGUAGE)} ` : ''}
        {m.desk_queue_wait(LANGUAGE, { since: waitsSince, by: lookBy })}
      </p>
    ),
    ways: [
      ...(name === null ? [] : [keepWay(id)]),
      {
        label: m.desk_pacts_remove(LANGUAGE),
        done: m.desk_pacts_removed(LANGUAGE),
        act: () => callDesk(removeDeskName, { id }),
      },
    ],
  }))
  return { items, waiting }
}

/** Not for a name that nobody can judge. */
function keepWay(id: string) {
  return {
    label: m.desk_pacts_keep(LANGUAGE),
    done: m.desk_pacts_kept(LANGUAGE),
    act: () => callDesk(keepDeskName, { id }),
  }
}

export default function DeskPactsPage() {
  return <DeskQueue lead={m.desk_pacts_lead(LANGUAGE)} load={loadNames} />
}
