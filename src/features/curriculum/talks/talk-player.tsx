// A talk to practise: the age, then turn by turn what one might say and what the child answers, in the room where it happens.
// Nothing of it leaves the device.

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TALKS_PATH } from '#src/shared/content-paths.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { englishDirection, isTranslated, ourLanguage, staysEnglish } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import player from '../player-frame/player.module.css'
import { PlayerHeader } from '../player-frame/player-header.tsx'
import stage from '../player-frame/player-stage.module.css'
import { AfterPoorLine, type DoorPictures } from './player/after-poor-line.tsx'
import { AgeChoice } from './player/age-choice.tsx'
import { TalkLog } from './player/talk-log.tsx'
import { readTalk, rememberTalk, type StartedTalk } from './player/talk-memory.ts'
import styles from './player/talk-player.module.css'
import { type Press, type TalkState, walkTalk } from './player/talk-way.ts'
import type { Talk, TalkAge } from './talk.ts'
import { AGE_NAMES, readTalkAge, rememberTalkAge } from './talk-age.ts'
import { followBest, turnsAt } from './walking/walk-turns.ts'

const loadEnding = () => import('./ending/talk-ending.tsx')
const TalkEnding = neededPart(loadEnding)

interface TalkPlayerProps {
  talk: Talk
  /** The address of the room's picture. */
  scene: string
  doors: DoorPictures
  /** Above the words of the room. */
  notices?: ReactNode
  /** Below the talk, at each turn. */
  children?: ReactNode
}

export function TalkPlayer({ talk, scene, doors, notices, children }: TalkPlayerProps) {
  const t = useTranslations()
  const { slug, turns, serious } = talk
  const [started, setStarted] = useState<StartedTalk | null>(null)
  const [age, setAge] = useState<TalkAge>(talk.ages[0] ?? '9')
  const [moved, setMoved] = useState(false)
  const main = useRef<HTMLElement>(null)
  const atAge = turnsAt(turns, started?.age ?? age)
  const { state, steps } = walkTalk(atAge, started?.presses ?? [])
  const presses = steps.map(({ press }) => press)
  const over = state.name === 'ended' || state.name === 'stopped'
  const length = Math.max(followBest(atAge).length, 1)
  const said = presses.filter(isOption).length
  // The sentence that has just closed the talk still belongs to this turn.
  const turn = Math.min(state.name === 'choosing' ? said : said - 1, length - 1)

  useEffect(() => {
    // Afterwards, because the pre-rendered HTML knows nothing of this tab.
    const known = readTalkAge()
    const atKnownAge = known !== null && talk.ages.includes(known) ? { age: known, presses: [] } : null
    if (atKnownAge !== null) setAge(atKnownAge.age)
    setStarted(readTalk(slug) ?? atKnownAge)
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
  /** Back to the turn in which a line was said: its repair line goes as well. */
  const goBack = () => go({ age, ...started, presses: presses.slice(0, presses.findLastIndex(isOption)) })

  // The pressed button is gone: the focus moves to what can be pressed now, while the log is read out.
  const place = started === null ? 'age' : over ? 'end' : presses.length
  useEffect(() => {
    if (!moved) return
    window.scrollTo({ top: 0 })
    if (place !== 'end') main.current?.querySelector<HTMLElement>('[data-place]')?.focus({ preventScroll: true })
  }, [moved, place])

  return (
    <div className={player.player} data-room={talk.colour}>
      <PlayerHeader
        backTo={TALKS_PATH}
        backName={t('shell_place_talks')}
        title={talk.title}
        titleInEnglish={talk.inEnglish}
        step={over ? length - 1 : turn}
        steps={length}
        place={over ? t('talk_finished') : t('talk_turn', { turn: String(turn + 1), turns: String(length) })}
      />
      <main
        ref={main}
        // Its end is long beside a room that is not: one column, as on a phone.
        className={over ? stage.stage : `${stage.stage} ${stage.columns}`}
        lang={isTranslated() ? talk.inEnglish && staysEnglish() : undefined}
        dir={isTranslated() ? talk.inEnglish && englishDirection() : undefined}
      >
        <div className={stage.story}>
          <div className={styles.room} data-bubble={talk.bubble?.side} data-tail={talk.bubble?.tail}>
            <Picture src={scene} className={styles.scene} first />
            <TalkLog talk={talk} age={started?.age ?? null} steps={steps} />
          </div>
          <div className={`${styles.about} ${presses.length > 0 ? styles.later : ''}`}>
            {notices}
            {over ? null : (
              <>
                <div className={stage.top}>
                  <p className={stage.label}>
                    <span>{talk.where}</span>
                    {started === null ? null : (
                      <span {...ourLanguage()} className={stage.ours}>
                        {t(AGE_NAMES[started.age])}
                      </span>
                    )}
                  </p>
                  {started === null ? null : <div key={presses.length} className={stage.aloud} data-read-aloud />}
                </div>
                <p>{talk.scene}</p>
              </>
            )}
          </div>
        </div>
        <div className={`${stage.work} ${styles.work}`}>
          {started === null ? <AgeChoice ages={talk.ages} age={age} onChoose={setAge} onStart={start} /> : null}
          {started === null || over ? null : (
            <>
              <Choices state={state} doors={doors} canStop={!serious} onPress={press} onBack={goBack} />
              {state.name === 'choosing' ? (
                <p {...ourLanguage()} className={styles.ways}>
                  {presses.length === 0 ? (
                    <Button onClick={() => go(null)}>{t('talk_change_age')}</Button>
                  ) : (
                    <Button onClick={goBack}>{t('talk_back')}</Button>
                  )}
                </p>
              ) : null}
            </>
          )}
          {started !== null && over ? (
            <Suspense>
              <TalkEnding
                talk={talk}
                age={started.age}
                steps={steps}
                stopped={state.name === 'stopped'}
                moved={moved}
                onAgain={() => go({ ...started, presses: [] })}
              />
            </Suspense>
          ) : null}
        </div>
        <div className={stage.rest}>{children}</div>
      </main>
    </div>
  )
}

function isOption(press: Press): press is number {
  return typeof press === 'number'
}

interface ChoicesProps {
  state: TalkState
  doors: DoorPictures
  canStop: boolean
  onPress: (press: Press) => void
  onBack: () => void
}

/** What can be said now. */
function Choices({ state, doors, canStop, onPress, onBack }: ChoicesProps) {
  const t = useTranslations()
  return (
    <>
      {state.name === 'choosing' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be styled like a heading in every browser
        <div role="group" aria-labelledby="say-title" className={styles.choice}>
          <h2 id="say-title" {...ourLanguage()} tabIndex={-1} data-place data-spoken className={styles.question}>
            {t('talk_question')}
          </h2>
          {state.turn.options.map(({ say }, index) => (
            <button
              key={say}
              type="button"
              data-spoken
              className={styles.option}
              onClick={firstTap(() => onPress(index))}
            >
              {say}
            </button>
          ))}
        </div>
      ) : (
        <AfterPoorLine
          mend={state.name === 'closed' ? state.option.mend?.say : undefined}
          pictures={doors}
          onBack={onBack}
          onMend={() => onPress('mend')}
        />
      )}
      {canStop ? (
        <button
          type="button"
          data-spoken
          {...ourLanguage()}
          className={styles.stop}
          onClick={firstTap(() => onPress('stop'))}
        >
          {t('talk_stop')}
        </button>
      ) : null}
    </>
  )
}
