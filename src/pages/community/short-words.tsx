// The short answer of a tool: what to say, what to do, and what not.
import { useTranslations } from 'use-intl'
import { englishPart } from '#src/web/language/language.ts'
import type { GateKit } from './gate-kit.contract.ts'
import styles from './short-words.module.css'

export function ShortWords({ kit }: { kit: GateKit }) {
  const t = useTranslations()
  const words = englishPart(kit.shortInEnglish)
  return (
    <dl className={styles.words}>
      <dt>{t('slides_say')}</dt>
      <dd {...words}>{kit.say}</dd>
      <dt>{t('slides_do')}</dt>
      <dd {...words}>{kit.do}</dd>
      <dt>{t('slides_dont')}</dt>
      <dd {...words}>{kit.dont}</dd>
    </dl>
  )
}
