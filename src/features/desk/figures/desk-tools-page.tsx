// Every tool with its way: how many opened it, finished it and promised something.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_TOOLS_PATH } from '../desk-paths.ts'
import { exportDeskComments } from '../exports/export-days.contract.ts'
import { ExportDaysForm } from '../exports/export-days-form.tsx'
import { type DeskTools, getDeskTools } from './figures.contract.ts'
import styles from './figures.module.css'
import { Figures, NOTHING_ASKED } from './figures-state.tsx'
import { showCount } from './show-count.ts'

const EXPORT = 'export-comments'

export default function ToolsPage() {
  const t = useTranslations()
  return (
    <>
      <Figures endpoint={getDeskTools} input={NOTHING_ASKED}>
        {(tools) => <ShownTools {...tools} />}
      </Figures>
      <h2>{t('desk_export_title')}</h2>
      <p>{t('desk_export_comments_what')}</p>
      <ExportDaysForm act={EXPORT} endpoint={exportDeskComments} fileName={t('desk_export_comments_file')} />
    </>
  )
}

export function ShownTools({ tools }: DeskTools) {
  const t = useTranslations()
  return (
    <>
      <p className={styles.soft}>{t('desk_figures_who')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('desk_tools_title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('desk_tools_tool')}</th>
              <th scope="col">{t('desk_tools_opened')}</th>
              <th scope="col">{t('desk_tools_finished')}</th>
              <th scope="col">{t('desk_tools_promised')}</th>
              <th scope="col">{t('desk_tools_helpful')}</th>
              <th scope="col">{t('desk_tools_not_helpful')}</th>
              <th scope="col">{t('desk_tools_comments')}</th>
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
                  <td key={column}>{showCount(t, count)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
