// A talk to practise: the age, then turn by turn what one might say and what the child answers. Nothing of it leaves the device.

import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { AgeChoice } from './player/age-choice.tsx'
import { TalkLog } from './player/talk-log.tsx'
import { readTalk, rememberTalk, type StartedTalk } from './player/talk-memory.ts'
import styles from './player/talk-player.module.css'
import { listChoices, type Press, walkTalk } from './player/talk-way.ts'
import type { PutLine, Talk, TalkAge } from './talk.ts'
import { readTalkAge, rememberTalkAge } from './talk-age.ts'
import { turnsAt } from './walking/walk-turns.ts'

const loadEnding = () => import('./ending/talk-ending.tsx')
const TalkEnding = neededPart(loadEnding)

interface TalkPlayerProps {
  talk: Talk
  putLine: PutLine
}

export function TalkPlayer({ talk, putLine }: TalkPlayerProps) {
  const t = useTranslations()
  const { slug, turns } = talk
  const [started, setStarted] = useState<StartedTalk | null>(null)
  const [age, setAge] = useState<TalkAge>(talk.ages[0] ?? '9')
  const [moved, setMoved] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const { state, steps } = walkTalk(turnsAt(turns, started?.age ?? age), started?.presses ?? [])
  const presses = steps.map(({ press }) => press)
  const over = state.name === 'ended' || state.name === 'stopped'

  useEffect(() => {
    // Afterwards, because the pre-rendered HTML knows nothing of this tab.
    setStarted(readTalk(slug))
    const known = readTalkAge()
    if (known !== null && talk.ages.includes(known)) setAge(known)
    // At hand at the end, even if the signal is gone by then.
    void loadEnding().catch(() => undefined)
  }, [slug, talk.ages])

  const go = (next: StartedTalk | null) => {
    rememberTalk(slug, next)
    setStarted(next)
    setMoved(true)
  }
  const start = () => {
    rememberTalkAge(age)
    go({ age, presses: [] })
  }
  const press = (pressed: Press) => go({ age, ...started, presses: [...presses, pressed] })

  // What was pressed is gone: the focus goes on to what can be pressed now, while the log is read out.
  const place = started === null ? 'age' : over ? 'end' : presses.length
  useEffect(() => {
    if (moved && place !== 'end')
      stage.current?.querySelector<HTMLElement>('[data-place]')?.focus({ preventScroll: place !== 0 })
  }, [moved, place])

  return (
    <div ref={stage} className={styles.player}>
      <TalkLog talk={talk} age={started?.age ?? null} steps={steps} moved={moved} />
      {started === null || over ? null : <div key={presses.length} data-read-aloud />}
      {started === null ? <AgeChoice ages={talk.ages} age={age} onChoose={setAge} onStart={start} /> : null}
      {started === null || over ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be styled like a heading in every browser
        <div role="group" aria-labelledby="say-title" className={styles.options}>
          <h2 id="say-title" {...ourLanguage()} tabIndex={-1} data-place data-spoken className={styles.question}>
            {t('talk_question')}
          </h2>
          {listChoices(state).map((choice) => (
            <button
              key={choice.press}
              type="button"
              data-spoken
              className={styles.option}
              {...(choice.say === undefined && ourLanguage())}
              onClick={firstTap(() => press(choice.press))}
            >
              {choice.say ?? t('talk_stop')}
            </button>
          ))}
        </div>
      )}
      {started === null ? null : (
        <p className={styles.ways}>
          {presses.length === 0 ? (
            <Button onClick={() => go(null)}>{t('talk_change_age')}</Button>
          ) : (
            <Button onClick={() => go({ ...started, presses: presses.slice(0, -1) })}>{t('talk_back')}</Button>
          )}
        </p>
      )}
      {started !== null && over ? (
        <Suspense>
          <TalkEnding
            talk={talk}
            age={started.age}
            steps={steps}
            stopped={state.name === 'stopped'}
            moved={moved}
            putLine={putLine}
            onAgain={() => go({ ...started, presses: [] })}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
