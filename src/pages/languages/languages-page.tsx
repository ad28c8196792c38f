// Which languages there are, how much of each is translated, and who translated it.

import { useTranslations } from 'use-intl'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import { otherLanguages, pageLanguage, pageLocale } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageHead } from '#src/web/ui/page-head.tsx'
import styles from '#src/web/ui/row-table.module.css'
import talking from '../../../content/en/scenes/way-talks.svg?url'
import type { Route } from './+types/languages-page.ts'
import { type Coverage, loadCoverage } from './coverage.server.ts'

type Shares = Record<keyof Coverage, string>

export function loader(): { rows: { language: Language; shares: Shares }[] } {
  // Written here: a browser may know another way to write a percentage.
  const format = new Intl.NumberFormat([pageLocale(), LANGUAGES.en.tag], { style: 'percent' })
  const built: string[] = [pageLanguage(), ...otherLanguages().map(([code]) => code)]
  const inOrder = Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((code) => built.includes(code))
  const rows = inOrder.map((language) => {
    const shares = Object.entries(loadCoverage(language)).map(([part, share]) => [part, format.format(share / 100)])
    return { language, shares: Object.fromEntries(shares) as Shares }
  })
  return { rows }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('languages_title')) },
    { name: 'description', content: t('languages_description', { product: PRODUCT_NAME }) },
  ]
}

const COLUMNS = {
  all: 'languages_column_all',
  interface: 'languages_column_interface',
  tools: 'languages_column_tools',
  talks: 'languages_column_talks',
  pages: 'languages_column_pages',
} as const satisfies Record<keyof Coverage, MessageKey>
const PARTS = Object.keys(COLUMNS) as (keyof Coverage)[]

export default function LanguagesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <PageHead scene={talking}>
        <h1 id="languages-title">{t('languages_title')}</h1>
        <p>{t('languages_lead', { product: PRODUCT_NAME })}</p>
      </PageHead>
      <table className={styles.table} aria-labelledby="languages-title">
        <thead className={styles.hiddenOnPhones}>
          <tr>
            <th scope="col">{t('languages_column_name')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t(COLUMNS[part])}
              </th>
            ))}
            <th scope="col">{t('languages_column_made')}</th>
          </tr>
        </thead>
        <tbody>
          {loaderData.rows.map((row) => (
            <LanguageRow key={row.language} {...row} />
          ))}
        </tbody>
      </table>
      <h2>{t('languages_counted_title')}</h2>
      <p>{t('languages_counted')}</p>
      <p>{t('languages_waiting')}</p>
    </div>
  )
}

function LanguageRow({ language, shares }: { language: Language; shares: Shares }) {
  const t = useTranslations()
  const { name, tag, direction } = LANGUAGES[language]
  return (
    <tr>
      <th scope="row">
        <a href={pathIn(language, HOME_PATH)} lang={tag} hrefLang={tag} dir={direction}>
          {name}
        </a>
      </th>
      {PARTS.map((part) => (
        <td key={part} data-column={t(COLUMNS[part])}>
          {shares[part]}
        </td>
      ))}
      <td data-column={t('languages_column_made')}>{howMade(t, language)}</td>
    </tr>
  )
}

function howMade(t: Translate, language: Language): string {
  return language === DEFAULT_LANGUAGE ? t('languages_made_first') : t('languages_made_machine')
}
