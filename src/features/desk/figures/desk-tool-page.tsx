// The way of one tool, with the step where people stop, what they said of it, and the comments that wait.
import { useMemo } from 'react'
import { useParams } from 'react-router'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { type DeskTool, getDeskTool, type ShownWay } from './figures.contract.ts'
import styles from './figures.module.css'
import { Figures } from './figures-state.tsx'
import { showCount } from './show-count.ts'
import { WaitingComments } from './waiting-comments.tsx'
import { WayFunnel } from './way-funnel.tsx'

export default function ToolPage() {
  const { key = '' } = useParams()
  const input = useMemo(() => ({ key }), [key])
  return (
    <Figures key={key} endpoint={getDeskTool} input={input}>
      {(tool) => <ShownTool {...tool} />}
    </Figures>
  )
}

export function ShownTool({ title, way, stop, result, comments, waitingComments }: DeskTool) {
  return (
    <>
      <p>{title}</p>
      <h2>{m.desk_tool_way(LANGUAGE)}</h2>
      <p className={styles.soft}>{m.desk_figures_who(LANGUAGE)}</p>
      <WayFunnel way={way} />
      <p>{stop === null ? m.desk_tool_no_stop(LANGUAGE) : m.desk_tool_stop(LANGUAGE, { step: stop })}</p>
      {way.minutes !== null && <p>{m.desk_tool_minutes(LANGUAGE, { minutes: way.minutes })}</p>}
      <h2>{m.desk_tool_said(LANGUAGE)}</h2>
      <ul className={styles.plain}>
        <li>{m.desk_tool_ratings(LANGUAGE, { helpful: showCount(way.helpful), not: showCount(way.notHelpful) })}</li>
        <li>{sureWords(way)}</li>
        <li>
          {result === null
            ? m.desk_tool_no_result(LANGUAGE)
            : m.desk_tool_result(LANGUAGE, {
                share: result.share,
                low: result.low,
                high: result.high,
                answers: result.answers,
              })}
        </li>
      </ul>
      <h2>{m.desk_tool_comments(LANGUAGE)}</h2>
      <WaitingComments lessonKey={way.lessonKey} comments={comments} waiting={waitingComments} />
    </>
  )
}

function sureWords({ sureBefore, sureAfter }: ShownWay): string {
  const [before, after] = [sureBefore.mean, sureAfter.mean]
  if (before === null || after === null) return m.desk_tool_no_sureness(LANGUAGE)
  return m.desk_tool_sureness(LANGUAGE, { before, after })
}
