// Every tool with its way: how many opened it, finished it and promised something.
import { Link } from 'react-router'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { DESK_TOOLS_PATH } from '../desk-paths.ts'
import { exportDeskComments } from '../exports/export-days.contract.ts'
import { ExportDaysForm } from '../exports/export-days-form.tsx'
import { type DeskTools, getDeskTools } from './figures.contract.ts'
import styles from './figures.module.css'
import { Figures, NOTHING_ASKED } from './figures-state.tsx'
import { showCount } from './show-count.ts'

const EXPORT = 'export-comments'

export default function ToolsPage() {
  return (
    <>
      <Figures endpoint={getDeskTools} input={NOTHING_ASKED}>
        {(tools) => <ShownTools {...tools} />}
      </Figures>
      <h2>{m.desk_export_title(LANGUAGE)}</h2>
      <p>{m.desk_export_comments_what(LANGUAGE)}</p>
      <ExportDaysForm act={EXPORT} endpoint={exportDeskComments} fileName={m.desk_export_comments_file(LANGUAGE)} />
    </>
  )
}

export function ShownTools({ tools }: DeskTools) {
  return (
    <>
      <p className={styles.soft}>{m.desk_figures_who(LANGUAGE)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it */}
      <section className={styles.scroll} tabIndex={0} aria-label={m.desk_tools_title(LANGUAGE)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.desk_tools_tool(LANGUAGE)}</th>
              <th scope="col">{m.desk_tools_opened(LANGUAGE)}</th>
              <th scope="col">{m.desk_tools_finished(LANGUAGE)}</th>
              <th scope="col">{m.desk_tools_promised(LANGUAGE)}</th>
              <th scope="col">{m.desk_tools_helpful(LANGUAGE)}</th>
              <th scope="col">{m.desk_tools_not_helpful(LANGUAGE)}</th>
              <th scope="col">{m.desk_tools_comments(LANGUAGE)}</th>
            </tr>
          </thead>
          <tbody>
            {tools.map(({ lessonKey, title, opened, finished, promised, helpful, notHelpful, waitingComments }) => (
              <tr key={lessonKey}>
                <th scope="row">
                  <Link to={`${DESK_TOOLS_PATH}/${lessonKey}`}>{title}</Link>
                </th>
                {[opened, finished, promised, helpful, notHelpful, waitingComments].map((count, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                  <td key={column}>{showCount(count)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
