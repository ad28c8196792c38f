import { useTranslations } from 'use-intl'
import { englishPart } from '#src/web/language/language.ts'
import type { GateKit } from './gate-kit.contract.ts'
import { PhoneCode } from './phone-code.tsx'
import { ShortWords } from './short-words.tsx'
import styles from './slides-sheet.module.css'

/** One side of A4, for paper only. */
export function SlidesSheet({ kit }: { kit: GateKit }) {
  const t = useTranslations()
  return (
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.sheetTitle} {...englishPart(kit.shortInEnglish)}>
        {kit.title}
      </p>
      <p {...englishPart(kit.inEnglish)}>{kit.description}</p>
      <ShortWords kit={kit} />
      <PhoneCode path={kit.path} />
      <p>{t('slides_sheet_note', { minutes: String(kit.minutes) })}</p>
    </section>
  )
}
