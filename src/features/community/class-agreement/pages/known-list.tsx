import { useSyncExternalStore } from 'react'
import * as m from '#messages'
import { OPEN_PACT_PATH } from '#src/shared/paths.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import { type KnownPact, listKnownPacts, subscribeToKnownPacts } from './known-pacts.ts'
import { type Choices, pactWords } from './pact-words.ts'

const none: KnownPact[] = []

/** The pacts of this device. Nothing when there are none. */
export function KnownList({ choices }: { choices: Choices }) {
  const known = useSyncExternalStore(subscribeToKnownPacts, listKnownPacts, () => none)
  if (known.length === 0) return null
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{m.pacts_mine_title(LANGUAGE)}</h2>
      <ul>
        {known.map((pact) => (
          <li key={pact.code}>
            <a href={`${documentPath(OPEN_PACT_PATH)}#${pact.code}`}>
              {m.pacts_mine_item(LANGUAGE, pactWords(choices, pact))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
