import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { OPEN_PACT_PATH } from '#src/shared/paths.ts'
import { documentPath } from '#src/web/language/language.ts'
import { type KnownPact, listKnownPacts, subscribeToKnownPacts } from './known-pacts.ts'
import { type Choices, pactWords } from './pact-words.ts'

const none: KnownPact[] = []

/** The pacts of this device. Nothing when there are none. */
export function KnownList({ choices }: { choices: Choices }) {
  const t = useTranslations()
  const known = useSyncExternalStore(subscribeToKnownPacts, listKnownPacts, () => none)
  if (known.length === 0) return null
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{t('pacts_mine_title')}</h2>
      <ul>
        {known.map((pact) => (
          <li key={pact.code}>
            <a href={`${documentPath(OPEN_PACT_PATH)}#${pact.code}`}>
              {t('pacts_mine_item', pactWords(choices, pact))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
