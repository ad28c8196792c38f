// Every tool with its way: how many opened it, finished it and chose a next step.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_PATH } from '#src/shared/paths.ts'
import desk from '#src/web/desk/desk-page.module.css'
import { DeskTable } from '#src/web/desk/desk-table.tsx'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
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
      <p className={desk.soft}>{t('desk_figures_who')}</p>
      <DeskTable
        name={t('desk_tools_title')}
        columns={[
          t('desk_tools_tool'),
          t('desk_tools_opened'),
          t('desk_tools_finished'),
          t('desk_tools_next_steps'),
          t('desk_tools_helpful'),
          t('desk_tools_not_helpful'),
          t('desk_tools_comments'),
        ]}
        rows={tools.map(({ lessonKey, title, opened, finished, nextSteps, helpful, notHelpful, waitingComments }) => ({
          key: lessonKey,
          name: <Link to={`${DESK_PATH}/tools/${lessonKey}`}>{title}</Link>,
          cells: [opened, finished, nextSteps, helpful, notHelpful, waitingComments],
        }))}
      />
    </>
  )
}
