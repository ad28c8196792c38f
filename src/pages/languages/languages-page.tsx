// Which languages there are, how much of each is translated, and by whom (I-3, I-13).
import * as m from '#messages'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { OTHER_LANGUAGES } from '#src/web/language/other-languages.ts'
import { pageTitle } from '#src/web/page-title.ts'
import styles from '#src/web/ui/row-table.module.css'
import type { Route } from './+types/languages-page.ts'
import { type Coverage, loadCoverage } from './coverage.server.ts'

type Shares = Record<keyof Coverage, string>

export function loader(): { rows: { language: Language; shares: Shares }[] } {
  // Written here: a browser may know another way to write a percentage.
  const format = new Intl.NumberFormat([LOCALE, LANGUAGES.en.tag], { style: 'percent' })
  const built: string[] = [LANGUAGE, ...OTHER_LANGUAGES.map(([code]) => code)]
  const inOrder = Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((code) => built.includes(code))
  const rows = inOrder.map((language) => {
    const shares = Object.entries(loadCoverage(language)).map(([part, share]) => [part, format.format(share / 100)])
    return { language, shares: Object.fromEntries(shares) as Shares }
  })
  return { rows }
}

export const meta = () => [
  { title: pageTitle(m.languages_title(LANGUAGE)) },
  { name: 'description', content: m.languages_description(LANGUAGE) },
]

const COLUMNS: Record<keyof Coverage, string> = {
  all: m.languages_column_all(LANGUAGE),
  interface: m.languages_column_interface(LANGUAGE),
  tools: m.languages_column_tools(LANGUAGE),
  talks: m.languages_column_talks(LANGUAGE),
  pages: m.languages_column_pages(LANGUAGE),
}
const PARTS = Object.keys(COLUMNS) as (keyof Coverage)[]

export default function LanguagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1 id="languages-title">{m.languages_title(LANGUAGE)}</h1>
      <p>{m.languages_lead(LANGUAGE)}</p>
      <table className={styles.table} aria-labelledby="languages-title">
        <thead className={styles.hiddenOnPhones}>
          <tr>
            <th scope="col">{m.languages_column_name(LANGUAGE)}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {COLUMNS[part]}
              </th>
            ))}
            <th scope="col">{m.languages_column_made(LANGUAGE)}</th>
          </tr>
        </thead>
        <tbody>
          {loaderData.rows.map((row) => (
            <LanguageRow key={row.language} {...row} />
          ))}
        </tbody>
      </table>
      <h2>{m.languages_counted_title(LANGUAGE)}</h2>
      <p>{m.languages_counted(LANGUAGE)}</p>
      <p>{m.languages_waiting(LANGUAGE)}</p>
    </div>
  )
}

function LanguageRow({ language, shares }: { language: Language; shares: Shares }) {
  const { name, tag, direction } = LANGUAGES[language]
  return (
    <tr>
      <th scope="row">
        <a href={pathIn(language, HOME_PATH)} lang={tag} hrefLang={tag} dir={direction}>
          {name}
        </a>
      </th>
      {PARTS.map((part) => (
        <td key={part} data-column={COLUMNS[part]}>
          {shares[part]}
        </td>
      ))}
      <td data-column={m.languages_column_made(LANGUAGE)}>{howMade(language)}</td>
    </tr>
  )
}

function howMade(language: Language): string {
  return language === DEFAULT_LANGUAGE ? m.languages_made_first(LANGUAGE) : m.languages_made_machine(LANGUAGE)
}
