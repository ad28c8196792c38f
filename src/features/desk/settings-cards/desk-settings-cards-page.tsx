// '/desk/settings-cards': which cards look different now, in the words of parents.

import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { settingsCardPath } from '#src/shared/talk-paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskQueue } from '../app/desk-queue.tsx'
import { closeDeskCardReport, listDeskCardReports } from './desk-card-reports.contract.ts'

async function loadReports(t: Translate) {
  const { reports } = await callDesk(listDeskCardReports, {})
  const items = reports.map(({ id, slug, card, words, day }) => ({
    id,
    title: card,
    body: (
      <>
        <p>{t('desk_cards_since', { day })}</p>
        {words === null ? (
          <p>{t('desk_cards_no_words')}</p>
        ) : (
          <blockquote className={styles.quote}>
            <p dir="auto">
              <bdi>{words}</bdi>
            </p>
          </blockquote>
        )}
        <p>
          <a href={settingsCardPath(slug)}>{t('desk_cards_open', { card })}</a>
        </p>
      </>
    ),
    ways: [
      {
        label: t('desk_cards_close'),
        done: t('desk_cards_closed'),
        act: () => callDesk(closeDeskCardReport, { id }),
      },
    ],
  }))
  return { items, waiting: items.length }
}

export default function DeskSettingsCardsPage() {
  const t = useTranslations()
  const load = useCallback(() => loadReports(t), [t])
  return <DeskQueue lead={t('desk_cards_lead')} load={load} />
}
