// 'Where do you live?': one choice that decides which nation's help lines and school words are shown, here and on every other page.
import * as m from '#messages'
import { NATIONS, type Nation } from '#src/shared/nations.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { keepNation, useNation } from '#src/web/hooks/use-nation.ts'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import styles from './nation-choice.module.css'

const CHOICE_ID = 'nation'

/**
 * Whose numbers a page shows, for a parent who has said where they live.
 * @param changeAt the page that asks; none where this one does
 */
export function NationLine({ changeAt = '' }: { changeAt?: string }) {
  const nation = useNation()
  if (nation === null) return null
  return (
    <p {...OURS} className={styles.note}>
      {m.help_nation_line(LANGUAGE, { nation: nameOfNation(nation) })}{' '}
      <a href={`${changeAt}#${CHOICE_ID}`}>{m.help_nation_change(LANGUAGE)}</a>
    </p>
  )
}

export function NationChoice() {
  const nation = useNation()
  const hydrated = useHydrated()
  return (
    // Its place is kept from the start, and it is seen once it can answer: without a script all nations' lines stand there.
    <p {...OURS} className={hydrated ? styles.choice : `${styles.choice} ${styles.waiting}`}>
      <label htmlFor={CHOICE_ID}>{m.help_nation_question(LANGUAGE)}</label>
      <select
        id={CHOICE_ID}
        className={styles.select}
        value={nation ?? ''}
        disabled={!hydrated}
        onChange={({ target }) => keepNation(NATIONS.find((one) => one === target.value) ?? null)}
      >
        <option value="">{m.help_nation_any(LANGUAGE)}</option>
        {NATIONS.map((one) => (
          <option key={one} value={one}>
            {nameOfNation(one)}
          </option>
        ))}
      </select>
      {nation === null ? <span className={styles.note}>{m.help_nation_note(LANGUAGE)}</span> : null}
    </p>
  )
}

function nameOfNation(nation: Nation): string {
  switch (nation) {
    case 'england':
      return m.help_nation_england(LANGUAGE)
    case 'scotland':
      return m.help_nation_scotland(LANGUAGE)
    case 'wales':
      return m.help_nation_wales(LANGUAGE)
    case 'northern-ireland':
      return m.help_nation_northern_ireland(LANGUAGE)
  }
}
