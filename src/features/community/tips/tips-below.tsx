// 'What worked for other parents', under a tool: the newest tips, the parent's own with their state, and a way to write one.

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { COMMUNITY_PATH } from '#src/shared/content-paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { forgetOwnTip, noOwnTips, type OwnTip, readOwnTips, watchOwnTips } from './own-tips.ts'
import { TellOthers } from './tell-others.tsx'
import type { Starter } from './tip-choices.contract.ts'
import { askAfterTip, fetchTips, reportTip, takeTipBack } from './tip-requests.ts'
import { starterWords } from './tip-words.ts'
import styles from './tips.module.css'

const STATUS_ID = 'own-tips-status'

export default function TipsBelow({ lessonKey }: { lessonKey: string }) {
  const t = useTranslations()
  const [load] = useState(() => () => fetchTips(lessonKey))
  const { value, failed } = useFetched(load)
  const tips = value?.tips ?? []
  // Without a network nothing of strangers is shown, and nothing of it is kept for then.
  return (
    <section className={styles.tips} aria-labelledby="tips-title">
      <h2 id="tips-title">{t('tips_title')}</h2>
      {failed ? <p>{t('tips_failed')}</p> : null}
      {value !== null && tips.length === 0 ? <p>{t('tips_none')}</p> : null}
      {tips.length === 0 ? null : (
        <>
          <p className={styles.hint}>{t('tips_note')}</p>
          <ul className={styles.list}>
            {tips.map((tip) => (
              <ShownTip key={tip.id} tip={tip} />
            ))}
          </ul>
        </>
      )}
      <OwnTips lessonKey={lessonKey} />
      <TellOthers lessonKey={lessonKey} />
      <p>
        <PageLink to={COMMUNITY_PATH}>{t('tips_rules')}</PageLink>
      </p>
    </section>
  )
}

interface ShownTipProps {
  tip: { id: string; starter: Starter; text: string }
}

type Stage = 'shown' | 'asking' | 'sending' | 'reported'

/** A tip of another parent, and 'Report'. */
function ShownTip({ tip }: ShownTipProps) {
  const t = useTranslations()
  const quote = useId()
  const [stage, setStage] = useState<Stage>('shown')
  const [status, setStatus] = useState<string | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const pressed = useRef(false)
  const isAsking = stage === 'asking' || stage === 'sending'
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the question, back to the button, or to the message at the end.
    const next = isAsking ? 'fieldset button' : 'button, [role=status]'
    if (pressed.current) row.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isAsking])
  const ask = () => {
    pressed.current = true
    setStage('asking')
  }
  const report = async (danger: boolean) => {
    if (stage === 'sending') return
    setStage('sending')
    try {
      setStatus(await reportTip(tip.id, danger))
      setStage('reported')
    } catch (failure) {
      setStatus(messageOr(t, failure, t('shell_unexpected')))
      setStage('asking')
    }
  }
  return (
    <li ref={row} className={styles.tip}>
      <TipQuote id={quote} starter={tip.starter} text={tip.text} />
      {stage === 'shown' ? (
        <Button aria-describedby={quote} onClick={ask}>
          {t('tips_report')}
        </Button>
      ) : null}
      {isAsking ? (
        <fieldset className={styles.ways}>
          <legend>{t('tips_report_question')}</legend>
          <Button busy={stage === 'sending'} onClick={() => void report(true)}>
            {t('tips_report_danger')}
          </Button>
          <Button busy={stage === 'sending'} onClick={() => void report(false)}>
            {t('tips_report_other')}
          </Button>
          <Button onClick={() => setStage('shown')}>{t('tips_report_cancel')}</Button>
        </fieldset>
      ) : null}
      <p role="status" tabIndex={-1}>
        {status}
      </p>
    </li>
  )
}

/** The tips that this device wrote for a tool: the state of each, and 'Take it back'. */
function OwnTips({ lessonKey }: { lessonKey: string }) {
  const t = useTranslations()
  const own = useSyncExternalStore(watchOwnTips, readOwnTips, noOwnTips).filter((tip) => tip.lessonKey === lessonKey)
  const [status, setStatus] = useState<string | null>(null)
  return (
    <>
      {own.length === 0 ? null : (
        <>
          <h3>{t('tips_own_title')}</h3>
          <ul className={styles.list}>
            {own.map((tip) => (
              <OwnTipRow key={tip.code} tip={tip} onTakenBack={setStatus} />
            ))}
          </ul>
        </>
      )}
      <p id={STATUS_ID} role="status" tabIndex={-1}>
        {status}
      </p>
    </>
  )
}

interface OwnTipRowProps {
  tip: OwnTip
  onTakenBack: (status: string) => void
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
    passFocus(document.getElementById(STATUS_ID))
    // Only now: the code stays until the server has said that the tip is gone.
    forgetOwnTip(code)
  }, t('tips_not_taken_back'))
  return (
    <li className={styles.tip}>
      <TipQuote starter={starter} text={text} />
      {answer === null || answer.state === 'gone' ? null : (
        <p>{t(`tips_state_${answer.state}`, { reason: answer.reason ?? '' })}</p>
      )}
      <Button busy={busy} onClick={onSubmit}>
        {t('tips_take_back')}
      </Button>
      <p role="alert">{error}</p>
    </li>
  )
}

/** The words of a stranger: as text, in a box of their own, whichever way they are written. */
function TipQuote({ id, starter, text }: { id?: string; starter: Starter; text: string }) {
  const t = useTranslations()
  return (
    <blockquote id={id} className={styles.quote}>
      <span className={styles.hint}>{starterWords(t, starter)}</span>
      <p dir="auto">
        <bdi>{text}</bdi>
      </p>
    </blockquote>
  )
}
