// The short answer of a tool: what to say, what to do, and what not.
import * as m from '#messages'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import type { GateKit } from './gate-kit.contract.ts'
import styles from './short-words.module.css'

export function ShortWords({ kit }: { kit: GateKit }) {
  const words = englishPart(kit.shortInEnglish)
  return (
    <dl className={styles.words}>
      <dt>{m.slides_say(LANGUAGE)}</dt>
      <dd {...words}>{kit.say}</dd>
      <dt>{m.slides_do(LANGUAGE)}</dt>
      <dd {...words}>{kit.do}</dd>
      <dt>{m.slides_dont(LANGUAGE)}</dt>
      <dd {...words}>{kit.dont}</dd>
    </dl>
  )
}
