// '/desk/translations': which sentences sound wrong, in the words of readers.

import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { isLanguage, LANGUAGES, pathIn } from '#src/shared/languages.ts'
import type { Translate } from '#src/shared/translate.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskQueue } from '../app/desk-queue.tsx'
import { closeDeskTranslationReport, listDeskTranslationReports } from './desk-translations.contract.ts'

async function loadReports(t: Translate) {
  const { reports } = await callDesk(listDeskTranslationReports, {})
  const items = reports.map(({ id, language, page, sentence, words, day }) => {
    const facts = isLanguage(language) ? LANGUAGES[language] : undefined
    return {
      id,
      title: page,
      body: (
        <>
          <p>{t('desk_translations_since', { language: facts?.name ?? language, day })}</p>
          <p>{t('desk_translations_sentence')}</p>
          <Quote lang={facts?.tag}>{sentence}</Quote>
          <p>{words === null ? t('desk_translations_no_words') : t('desk_translations_words')}</p>
          {words === null ? null : <Quote lang={facts?.tag}>{words}</Quote>}
          {isLanguage(language) ? (
            <p>
              <a href={pathIn(language, page)}>{t('desk_translations_open', { page })}</a>
            </p>
          ) : null}
        </>
      ),
      ways: [
        {
          label: t('desk_translations_close'),
          done: t('desk_translations_closed'),
          act: () => callDesk(closeDeskTranslationReport, { id }),
        },
      ],
    }
  })
  return { items, waiting: items.length }
}

function Quote({ lang, children }: { lang: string | undefined; children: string }) {
  return (
    <blockquote className={styles.quote}>
      <p dir="auto" lang={lang}>
        <bdi>{children}</bdi>
      </p>
    </blockquote>
  )
}

export default function DeskTranslationsPage() {
  const t = useTranslations()
  const load = useCallback(() => loadReports(t), [t])
  return <DeskQueue lead={t('desk_translations_lead')} load={load} />
}
