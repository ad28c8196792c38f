import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { OPEN_CLASS_AGREEMENT_PATH } from '#src/shared/paths.ts'
import { documentPath } from '#src/web/language/language.ts'
import styles from './class-agreement.module.css'
import {
  type Choices,
  type KnownClassAgreement,
  listKnown,
  subscribeToKnown,
  wordsOf,
} from './known-class-agreements.ts'

const none: KnownClassAgreement[] = []

/** The class agreements of this device. Nothing when there are none. */
export function KnownList({ choices }: { choices: Choices }) {
  const t = useTranslations()
  const known = useSyncExternalStore(subscribeToKnown, listKnown, () => none)
  if (known.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="mine-title">
      <h2 id="mine-title">{t('class_agreement_mine_title')}</h2>
      <ul>
        {known.map((agreement) => (
          <li key={agreement.code}>
            <a href={`${documentPath(OPEN_CLASS_AGREEMENT_PATH)}#${agreement.code}`}>
              {t('class_agreement_mine_item', wordsOf(choices, agreement))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
