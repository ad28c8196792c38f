// The tips that this device wrote for a tool: what became of each, and 'Take it back'.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { forgetOwnTip, noOwnTips, type OwnTip, readOwnTips, watchOwnTips } from '../own-tips.ts'
import { askAfterTip, takeTipBack } from '../tip-requests.ts'
import styles from '../tips.module.css'
import { TipQuote } from './tip-quote.tsx'

const SAID_ID = 'own-tips-said'

export function OwnTips({ lessonKey }: { lessonKey: string }) {
  const t = useTranslations()
  const own = useSyncExternalStore(watchOwnTips, readOwnTips, noOwnTips).filter((tip) => tip.lessonKey === lessonKey)
  const [said, setSaid] = useState<string | null>(null)
  return (
    <>
      {own.length === 0 ? null : (
        <>
          <h3>{t('tips_own_title')}</h3>
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
  const t = useTranslations()
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
  }, t('tips_not_taken_back'))
  return (
    <li className={styles.tip}>
      <TipQuote starter={starter} text={text} />
      {answer === null ? null : <p>{stateWords(t, answer)}</p>}
      <Button busy={busy} onClick={onSubmit}>
        {t('tips_take_back')}
      </Button>
      <p role="alert">{error}</p>
    </li>
  )
}

function stateWords(t: Translate, { state, reason }: { state: string; reason: string | null }): string {
  switch (state) {
    case 'waiting':
      return t('tips_state_waiting')
    case 'passed':
      return t('tips_state_passed')
    case 'hidden':
      return t('tips_state_hidden')
    default:
      return t('tips_state_refused', { reason: reason ?? '' })
  }
}
