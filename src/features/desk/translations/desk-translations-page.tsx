// '/desk/translations': which sentences sound wrong, in the words of readers.
import * as m from '#messages'
import { isLanguage, LANGUAGES, pathIn } from '#src/shared/languages.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskQueue } from '../app/desk-queue.tsx'
import { closeDeskTranslationReport, listDeskTranslationReports } from './desk-translations.contract.ts'

async function loadReports() {
  const { reports } = await callDesk(listDeskTranslationReports, {})
  const items = reports.map(({ id, language, page, sentence, words, day }) => {
    const facts = isLanguage(language) ? LANGUAGES[language] : undefined
    return {
      id,
      title: page,
      body: (
        <>
          <p>{m.desk_translations_since(LANGUAGE, { language: facts?.name ?? language, day })}</p>
          <p>{m.desk_translations_sentence(LANGUAGE)}</p>
          <Quote lang={facts?.tag}>{sentence}</Quote>
          <p>{words === null ? m.desk_translations_no_words(LANGUAGE) : m.desk_translations_words(LANGUAGE)}</p>
          {words === null ? null : <Quote lang={facts?.tag}>{words}</Quote>}
          {isLanguage(language) ? (
            <p>
              <a href={pathIn(language, page)}>{m.desk_translations_open(LANGUAGE, { page })}</a>
            </p>
          ) : null}
        </>
      ),
      ways: [
        {
          label: m.desk_translations_close(LANGUAGE),
          done: m.desk_translations_closed(LANGUAGE),
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
  return <DeskQueue lead={m.desk_translations_lead(LANGUAGE)} load={loadReports} />
}
