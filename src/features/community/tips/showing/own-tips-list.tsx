// The tips that this device wrote for a tool: what became of each, and 'Take it back'.
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as m from '#messages'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { forgetOwnTip, noOwnTips, type OwnTip, readOwnTips, watchOwnTips } from '../own-tips.ts'
import { askAfterTip, takeTipBack } from '../tip-requests.ts'
import styles from '../tips.module.css'
import { TipQuote } from './tip-quote.tsx'

const SAID_ID = 'own-tips-said'

export function OwnTips({ lessonKey }: { lessonKey: string }) {
  const own = useSyncExternalStore(watchOwnTips, readOwnTips, noOwnTips).filter((tip) => tip.lessonKey === lessonKey)
  const [said, setSaid] = useState<string | null>(null)
  return (
    <>
      {own.length === 0 ? null : (
        <>
          <h3>{m.tips_own_title(LANGUAGE)}</h3>
          <ul className={styles.list}>
            {own.map((tip) => (
              <OwnTipRow key={tip.code} tip={tip} onTakenBack={setSaid} />
            ))}
          </ul>
        </>
      )}
      <p id={SAID_ID} role="status" tabIndex={-1}>
        {said}
      </p>
    </>
  )
}

interface OwnTipRowProps {
  tip: OwnTip
  onTakenBack: (said: string) => void
}

function OwnTipRow({ tip, onTakenBack }: OwnTipRowProps) {
  const { code, starter, text } = tip
  const [load] = useState(() => () => askAfterTip(code))
  const answer = useFetched(load).value
  const gone = answer?.state === 'gone'
  useEffect(() => {
    if (gone) forgetOwnTip(code)
  }, [gone, code])
  const { busy, error, onSubmit } = useSubmit(async () => {
    onTakenBack(await takeTipBack(code))
    passFocus(document.getElementById(SAID_ID))
    // Only now: the code stays until the server has said that the tip is gone.
    forgetOwnTip(code)
  }, m.tips_not_taken_back(LANGUAGE))
  return (
    <li className={styles.tip}>
      <TipQuote starter={starter} text={text} />
      {answer === null ? null : <p>{stateWords(answer)}</p>}
      <Button busy={busy} onClick={onSubmit}>
        {m.tips_take_back(LANGUAGE)}
      </Button>
      <p role="alert">{error}</p>
    </li>
  )
}

function stateWords({ state, reason }: { state: string; reason: string | null }): string {
  switch (state) {
    case 'waiting':
      return m.tips_state_waiting(LANGUAGE)
    case 'passed':
      return m.tips_state_passed(LANGUAGE)
    case 'hidden':
      return m.tips_state_hidden(LANGUAGE)
    default:
      return m.tips_state_refused(LANGUAGE, { reason: reason ?? '' })
  }
}
