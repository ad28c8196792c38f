// The lines that are kept, each with what became of it, and those that are not kept any more.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AGE_NAMES } from '#src/shared/ages.ts'
import type { PlanRoom } from '#src/shared/plan-room.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { hasDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import { Picture } from '#src/web/ui/picture.tsx'
import emptyPlan from '../../../../content/en/scenes/empty-plan.svg?url'
import { dayWords } from '../next-step/next-step-words.ts'
import styles from '../plan-room.module.css'
import { ROOM_LOOKS } from '../room-looks.ts'
import { StageHeading } from '../stage-heading.tsx'
import { hasAdultsLine, type KeptLine, listKept, listOtherWords } from './agreement-book.ts'
import lineStyles from './agreement-lines.module.css'
import { EditLine } from './rule-forms.tsx'
import { asLine, PROMISER_WORDS, type SuggestedLine } from './suggested-lines.ts'
import type { AgreementPart } from './use-agreement.tsx'

const TITLE_ID = 'lines-title'

export function LineList({ moved, ...part }: AgreementPart & { moved: boolean }) {
  const t = useTranslations()
  const kept = listKept(part.lines)
  const dropped = part.lines.filter(({ state }) => state === 'dropped')
  return (
    <section aria-labelledby={TITLE_ID}>
      <StageHeading id={TITLE_ID} moved={moved}>
        {t('agreement_lines_title')}
      </StageHeading>
      <p className={styles.lead}>{t('agreement_lead')}</p>
      {kept.length === 0 ? (
        <EmptyState picture={emptyPlan}>
          <p>{t('agreement_empty')}</p>
        </EmptyState>
      ) : null}
      <ul className={lineStyles.cards}>
        {kept.map((line) => (
          <Line key={line.id} line={line} titleId={TITLE_ID} isCard {...part} />
        ))}
      </ul>
      {kept.length > 0 && !hasAdultsLine(kept) ? <p className={lineStyles.asks}>{t('agreement_asks_adult')}</p> : null}
      {dropped.length === 0 ? null : <DroppedLines dropped={dropped} {...part} />}
    </section>
  )
}

interface LineProps extends AgreementPart {
  line: KeptLine
  /** The heading around the list: a removed line takes its button with it, and the focus moves here. */
  titleId: string
  /** It has the colour and the picture of its room, where it is not shown in it. */
  isCard?: boolean
}

/** One line with what can be done about it. */
export function Line({ line, titleId, isCard = false, book, today, keep }: LineProps) {
  const t = useTranslations()
  const { id, what } = line
  const { editing, edit, place } = useEditing<HTMLLIElement>(id)
  if (editing) {
    return (
      <li ref={place} className={lineStyles.line}>
        <EditLine
          line={line}
          onCancel={() => edit(false)}
          onKeep={(words) => {
            edit(false)
            keep(book.change(id, words, today), t('agreement_edited', { what: words.what }))
          }}
        />
      </li>
    )
  }
  const wordsId = `line-${id}`
  return (
    <li ref={place} className={lineStyles.line} data-room={isCard ? ROOM_LOOKS[line.room].colour : undefined}>
      {isCard ? <RoomBand room={line.room} /> : null}
      <LineWordsView line={line} id={wordsId} />
      <LineHistory line={line} />
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => edit(true)}>
          {t('agreement_edit')}
        </Button>
        <Button
          aria-describedby={wordsId}
          onClick={firstTap(() => {
            passFocus(document.getElementById(titleId))
            keep(book.drop(id, today), t('agreement_taken_out', { what }))
          })}
        >
          {t('agreement_take_out')}
        </Button>
      </div>
    </li>
  )
}

/** Where a rule belongs: the picture of its room, and what the room is called. */
export function RoomBand({ room }: { room: PlanRoom }) {
  const t = useTranslations()
  const { name, scene } = ROOM_LOOKS[room]
  return (
    <>
      <Picture src={scene} className={lineStyles.scene} />
      <p className={lineStyles.room}>{t(name)}</p>
    </>
  )
}

/** Who, what and why, and whose words they are. */
export function LineWordsView({ line: { who, what, why, by }, id }: { line: KeptLine; id?: string }) {
  const t = useTranslations()
  return (
    <div id={id}>
      <p className={lineStyles.what}>
        {who === '' ? null : <strong>{who}: </strong>}
        {what}
      </p>
      {why === '' ? null : <p className={styles.hint}>{t('agreement_line_why', { why })}</p>}
      {by === 'child' ? <p className={styles.hint}>{t('agreement_line_child')}</p> : null}
    </div>
  )
}

function LineHistory({ line }: { line: KeptLine }) {
  const t = useTranslations()
  const changed = listOtherWords(line)
  if (changed.length === 0) return null
  return (
    <details>
      <summary className={lineStyles.summary}>{t('agreement_line_history')}</summary>
      <ul>
        {changed.map(({ on, what }) => (
          <li key={what}>{t('agreement_line_changed', { day: dayWords(on), what })}</li>
        ))}
      </ul>
    </details>
  )
}

function DroppedLines({ dropped, book, keep }: AgreementPart & { dropped: readonly KeptLine[] }) {
  const t = useTranslations()
  return (
    <details>
      <summary className={lineStyles.summary}>{t('agreement_dropped_title')}</summary>
      <ul className={lineStyles.lines}>
        {dropped.map(({ id, what, changes }) => {
          const on = changes.findLast(({ did }) => did === 'dropped')?.on
          return (
            <li key={id} className={lineStyles.line}>
              <p id={`line-${id}`}>{what}</p>
              {on === undefined ? null : (
                <p className={styles.hint}>{t('agreement_line_dropped', { day: dayWords(on) })}</p>
              )}
              <Button
                aria-describedby={`line-${id}`}
                onClick={firstTap(() => {
                  passFocus(document.getElementById(TITLE_ID))
                  keep(book.bringBack(id), t('agreement_added', { what }))
                })}
              >
                {t('agreement_bring_back')}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface LineSuggestionsProps extends Pick<AgreementPart, 'book' | 'today' | 'keep'> {
  suggested: readonly SuggestedLine[]
  /** The id of the heading around them: the focus moves here, because the button goes with its line. */
  titleId: string
}

/** Rules to start from in a room. One tap makes one the family's own. */
export function LineSuggestions({ suggested, titleId, book, today, keep }: LineSuggestionsProps) {
  const t = useTranslations()
  const add = (line: SuggestedLine) => {
    passFocus(document.getElementById(titleId))
    keep(book.add(asLine(t, line, line.id), today), t('agreement_added', { what: line.what }))
  }
  return (
    <ul className={lineStyles.lines}>
      {suggested.map((line) => (
        <li key={line.id} className={lineStyles.line}>
          <div id={`suggestion-${line.id}`}>
            <p>
              <strong>{t(PROMISER_WORDS[line.by])}:</strong> {line.what}
            </p>
            <p className={styles.hint}>
              {line.why} {line.ages === undefined ? null : `(${line.ages.map((age) => t(AGE_NAMES[age])).join(', ')})`}
            </p>
          </div>
          <Button aria-describedby={`suggestion-${line.id}`} onClick={() => add(line)}>
            {t('agreement_suggestion_add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Whether a line is being changed, or was when the page went. The pressed button is gone then: the focus moves to the first field, and
 * from there back to the line.
 */
export function useEditing<Place extends HTMLElement>(lineId: string) {
  const [editing, setEditing] = useState(() => hasDraft(`rule-${lineId}`))
  /** What holds the line, or the fields in its place. */
  const place = useRef<Place>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus()
  }, [editing])
  const edit = (on: boolean) => {
    pressed.current = true
    setEditing(on)
  }
  return { editing, edit, place }
}
