// The lines that are kept, each with what became of it, and those that are not kept any more.
import * as m from '#messages'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import styles from '#src/features/family/plan-room.module.css'
import { StageHeading } from '#src/features/family/stage-heading.tsx'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { hasAdultsLine, type KeptLine, listKept, listOtherWords } from '../agreement-book.ts'
import type { AgreementPart } from '../agreement-stage.ts'
import lineStyles from './agreement-lines.module.css'
import { EditLine } from './edit-line.tsx'
import { useEditing } from './use-editing.ts'

const TITLE_ID = 'lines-title'

/** A line that goes or comes takes the button with it. */
const focusLines = () => passFocus(document.getElementById(TITLE_ID))

export function LineList({ moved, ...part }: AgreementPart & { moved: boolean }) {
  const kept = listKept(part.lines)
  const dropped = part.lines.filter(({ state }) => state === 'dropped')
  return (
    <section aria-labelledby={TITLE_ID}>
      <StageHeading id={TITLE_ID} moved={moved}>
        {m.agreement_lines_title(LANGUAGE)}
      </StageHeading>
      {kept.length === 0 ? <p>{m.agreement_empty(LANGUAGE)}</p> : null}
      <ul className={lineStyles.lines}>
        {kept.map((line) => (
          <Line key={line.id} line={line} {...part} />
        ))}
      </ul>
      {kept.length > 0 && !hasAdultsLine(kept) ? (
        <p className={lineStyles.asks}>{m.agreement_asks_adult(LANGUAGE)}</p>
      ) : null}
      {dropped.length === 0 ? null : <DroppedLines dropped={dropped} {...part} />}
    </section>
  )
}

function Line({ line, book, today, keep }: AgreementPart & { line: KeptLine }) {
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
            keep(book.change(id, words, today), m.agreement_edited(LANGUAGE, { what: words.what }))
          }}
        />
      </li>
    )
  }
  const wordsId = `line-${id}`
  return (
    <li ref={place} className={lineStyles.line}>
      <LineWordsView line={line} id={wordsId} />
      <LineHistory line={line} />
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => edit(true)}>
          {m.agreement_edit(LANGUAGE)}
        </Button>
        <Button
          aria-describedby={wordsId}
          onClick={firstTap(() => {
            focusLines()
            keep(book.drop(id, today), m.agreement_taken_out(LANGUAGE, { what }))
          })}
        >
          {m.agreement_take_out(LANGUAGE)}
        </Button>
      </div>
    </li>
  )
}

/** Who, what and why, and whose words they are. */
export function LineWordsView({ line: { who, what, why, by }, id }: { line: KeptLine; id?: string }) {
  return (
    <div id={id}>
      <p className={lineStyles.what}>
        {who === '' ? null : <strong>{who}: </strong>}
        {what}
      </p>
      {why === '' ? null : <p className={styles.hint}>{m.agreement_line_why(LANGUAGE, { why })}</p>}
      {by === 'child' ? <p className={styles.hint}>{m.agreement_line_child(LANGUAGE)}</p> : null}
    </div>
  )
}

function LineHistory({ line }: { line: KeptLine }) {
  const changed = listOtherWords(line)
  if (changed.length === 0) return null
  return (
    <details>
      <summary className={lineStyles.summary}>{m.agreement_line_history(LANGUAGE)}</summary>
      <ul>
        {changed.map(({ on, what }) => (
          <li key={what}>{m.agreement_line_changed(LANGUAGE, { day: dayWords(on), what })}</li>
        ))}
      </ul>
    </details>
  )
}

function DroppedLines({ dropped, book, keep }: AgreementPart & { dropped: readonly KeptLine[] }) {
  return (
    <details>
      <summary className={lineStyles.summary}>{m.agreement_dropped_title(LANGUAGE)}</summary>
      <ul className={lineStyles.lines}>
        {dropped.map(({ id, what, changes }) => {
          const on = changes.findLast(({ did }) => did === 'dropped')?.on
          return (
            <li key={id} className={lineStyles.line}>
              <p id={`line-${id}`}>{what}</p>
              {on === undefined ? null : (
                <p className={styles.hint}>{m.agreement_line_dropped(LANGUAGE, { day: dayWords(on) })}</p>
              )}
              <Button
                aria-describedby={`line-${id}`}
                onClick={firstTap(() => {
                  focusLines()
                  keep(book.bringBack(id), m.agreement_added(LANGUAGE, { what }))
                })}
              >
                {m.agreement_bring_back(LANGUAGE)}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
