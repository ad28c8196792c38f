// '/desk/settings-cards': which cards look different now, in the words of parents.
import * as m from '#messages'
import { settingsCardPath } from '#src/shared/talk-paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskQueue } from '../app/desk-queue.tsx'
import { closeDeskCardReport, listDeskCardReports } from './desk-card-reports.contract.ts'

async function loadReports() {
  const { reports } = await callDesk(listDeskCardReports, {})
  const items = reports.map(({ id, slug, card, words, day }) => ({
    id,
    title: card,
    body: (
      <>
        <p>{m.desk_cards_since(LANGUAGE, { day })}</p>
        {words === null ? (
          <p>{m.desk_cards_no_words(LANGUAGE)}</p>
        ) : (
          <blockquote className={styles.quote}>
            <p dir="auto">
              <bdi>{words}</bdi>
            </p>
          </blockquote>
        )}
        <p>
          <a href={settingsCardPath(slug)}>{m.desk_cards_open(LANGUAGE, { card })}</a>
        </p>
      </>
    ),
    ways: [
      {
        label: m.desk_cards_close(LANGUAGE),
        done: m.desk_cards_closed(LANGUAGE),
        act: () => callDesk(closeDeskCardReport, { id }),
      },
    ],
  }))
  return { items, waiting: items.length }
}

export default function DeskSettingsCardsPage() {
  return <DeskQueue lead={m.desk_cards_lead(LANGUAGE)} load={loadReports} />
}
