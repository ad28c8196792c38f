// Every tool with its way: how many opened it, finished it and chose a next step.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_PATH } from '#src/shared/paths.ts'
import styles from '#src/web/desk/figures.module.css'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import type { DeskTools, getDeskTools } from './figures.contract.ts'

export default function ToolsPage() {
  return (
    <Figures<typeof getDeskTools> name="GET /api/desk/tools" input={NOTHING_ASKED}>
      {(tools) => <ShownTools {...tools} />}
    </Figures>
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
              <th scope="col">{t('desk_tools_next_steps')}</th>
              <th scope="col">{t('desk_tools_helpful')}</th>
              <th scope="col">{t('desk_tools_not_helpful')}</th>
              <th scope="col">{t('desk_tools_comments')}</th>
            </tr>
          </thead>
          <tbody>
            {tools.map(({ lessonKey, title, opened, finished, nextSteps, helpful, notHelpful, waitingComments }) => (
              <tr key={lessonKey}>
                <th scope="row">
                  <Link to={`${DESK_PATH}/tools/${lessonKey}`}>{title}</Link>
                </th>
                {[opened, finished, nextSteps, helpful, notHelpful, waitingComments].map((count, column) => (
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
