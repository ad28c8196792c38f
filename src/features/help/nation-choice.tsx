// 'Numbers for': one choice that decides which nation's help lines and school words are shown, here and on every other page.
import { useTranslations } from 'use-intl'
import { NATIONS, type Nation } from '#src/shared/nations.ts'
import type { Translate } from '#src/shared/translate.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { keepNation, useNation } from '#src/web/hooks/use-nation.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from './nation-choice.module.css'

const CHOICE_ID = 'nation'

/**
 * Whose numbers a page shows, for a parent who has said where they live.
 * @param changeAt the page that asks
 */
export function NationLine({ changeAt }: { changeAt: string }) {
  const t = useTranslations()
  const nation = useNation()
  if (nation === null) return null
  return (
    <p {...ourLanguage()} className={styles.note}>
      {t('help_nation_line', { nation: nameOfNation(t, nation) })}{' '}
      <a href={`${changeAt}#${CHOICE_ID}`}>{t('help_nation_change')}</a>
    </p>
  )
}

export function NationChoice() {
  const t = useTranslations()
  const nation = useNation()
  const hydrated = useHydrated()
  return (
    // Its place is kept from the start, and it is shown once it works: without a script the lines of all nations are shown.
    <p {...ourLanguage()} className={hydrated ? styles.choice : `${styles.choice} ${styles.waiting}`}>
      <label htmlFor={CHOICE_ID}>{t('help_nation_label')}</label>
      <select
        id={CHOICE_ID}
        className={styles.select}
        value={nation ?? ''}
        disabled={!hydrated}
        onChange={({ target }) => keepNation(NATIONS.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('help_nation_any')}</option>
        {NATIONS.map((one) => (
          <option key={one} value={one}>
            {nameOfNation(t, one)}
          </option>
        ))}
      </select>
    </p>
  )
}

function nameOfNation(t: Translate, nation: Nation): string {
  switch (nation) {
    case 'england':
      return t('help_nation_england')
    case 'scotland':
      return t('help_nation_scotland')
    case 'wales':
      return t('help_nation_wales')
    case 'northern-ireland':
      return t('help_nation_northern_ireland')
  }
}
