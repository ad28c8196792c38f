// A toolkit: its goal, how far this person is, and its tools as a house.

import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { completionPercent } from '#src/features/progress/progress-store.ts'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { EXPLORERS_GUIDE_ID, LAUNCHPAD_ID, LICENCE_PATH, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ProgressBar } from '#src/web/ui/progress-bar.tsx'
import type { Route } from './+types/toolkit-page.ts'
import type { ModuleDetail } from './curriculum.contract.ts'
import { getModuleDetailOf } from './curriculum.server.ts'
import { fetchModuleDetail } from './curriculum-requests.ts'
import { fetchForPage, type PageResult } from './page-load.ts'
import { ToolkitHouse } from './toolkit-house.tsx'
import styles from './toolkit-page.module.css'

export function loader({ params }: Route.LoaderArgs): PageResult<ModuleDetail> {
  return { data: getModuleDetailOf(pageLanguage(), params.stageId, params.moduleId) }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<ModuleDetail>> {
  const t = translator(pageLanguage())
  const { stageId, moduleId } = params
  const fetchToolkit = () => fetchModuleDetail(stageId, moduleId, request.signal)
  return fetchForPage(t, request.url, fetchToolkit, t('curriculum_answers_toolkit_unknown', { toolkit: moduleId }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  const data = loaderData?.data
  // Also where the server knows nothing of a toolkit.
  if (!data) return [{ title: pageTitle(t('curriculum_toolkit_title')) }]
  return [
    { title: pageTitle(t('curriculum_toolkit_page_title', { title: data.title })) },
    { name: 'description', content: data.goal },
  ]
}

export default function ToolkitPage({ loaderData }: Route.ComponentProps) {
  const { stageId, moduleId } = useParams()
  return <Toolkit stageId={stageId} moduleId={moduleId} loaded={loaderData} />
}

interface ToolkitProps {
  stageId: string | undefined
  moduleId: string | undefined
  loaded: PageResult<ModuleDetail | null>
}

/** Every state of the page: missing ids, failed, no data, no tools, loaded. */
export function Toolkit({ stageId, moduleId, loaded }: ToolkitProps) {
  const t = useTranslations()
  const back = { to: toolkitsPath(stageId ?? LAUNCHPAD_ID), label: t('curriculum_back_toolkits') }
  if (stageId === undefined || moduleId === undefined) {
    return <MessagePage title={t('curriculum_toolkit_no_id')} action={back} />
  }
  if (loaded.error !== undefined) {
    return (
      <MessagePage title={t('curriculum_toolkit_failed')} action={back} retry={!loaded.isUnknown}>
        <p>{loaded.error}</p>
      </MessagePage>
    )
  }
  if (loaded.data === null) return <MessagePage title={t('curriculum_toolkit_unknown')} action={back} />
  return <LoadedToolkit toolkit={loaded.data} />
}

function LoadedToolkit({ toolkit }: { toolkit: ModuleDetail }) {
  const t = useTranslations()
  const { stageId, moduleId } = toolkit
  const { completedLessons } = useProgress()
  const lessons = Object.values(toolkit.lessons)
  const isCompleted = (lessonId: string) => completedLessons.includes(lessonKey(stageId, moduleId, lessonId))
  const completed = lessons.filter((lesson) => isCompleted(lesson.id)).length
  const percent = completionPercent(completed, lessons.length)
  const summary = t('curriculum_toolkit_progress', { completed: String(completed), tools: String(lessons.length) })
  return (
    <div className={styles.page} data-room={toolkit.look.colour}>
      <Breadcrumb above={{ path: toolkitsPath(stageId), title: toolkit.stageTitle }} title={toolkit.title} />
      <h1 {...englishPart(toolkit.inEnglish)}>
        <span aria-hidden="true">{toolkit.look.emoji}</span> {toolkit.title}
      </h1>
      <p className={styles.goal} {...englishPart(toolkit.inEnglish)}>
        {toolkit.goal}
      </p>
      {lessons.length === 0 ? (
        <p>{t('curriculum_toolkit_empty')}</p>
      ) : (
        <>
          <div className={styles.progress}>
            <p className={styles.summary}>
              <span>{summary}</span> <strong>{percent}%</strong>
            </p>
            <ProgressBar label={t('curriculum_toolkit_progress_name')} percent={percent} valueText={summary} />
          </div>
          {completed === lessons.length ? <AllDone toolkit={toolkit} /> : null}
          {stageId === EXPLORERS_GUIDE_ID ? (
            <p>
              <PageLink to={LICENCE_PATH}>{t('session_licence_link')}</PageLink>
            </p>
          ) : null}
          <ToolkitHouse stageId={stageId} moduleId={moduleId} lessons={lessons} isCompleted={isCompleted} />
        </>
      )}
    </div>
  )
}

/** Says that the parent has finished the toolkit, and where to go next. */
function AllDone({ toolkit: { stageId, title, next } }: { toolkit: ModuleDetail }) {
  const t = useTranslations()
  return (
    <section className={styles.done} aria-label={t('curriculum_toolkit_finished_name')}>
      <p>{t.rich('curriculum_toolkit_finished', { title, strong: (words) => <strong>{words}</strong> })}</p>
      {next === null ? (
        <ButtonLink to={toolkitsPath(stageId)}>{t('curriculum_toolkit_all_link')}</ButtonLink>
      ) : (
        <ButtonLink to={toolkitPath(stageId, next.moduleId)} look="main">
          {t('curriculum_toolkit_next_link', { title: next.title })}
        </ButtonLink>
      )}
    </section>
  )
}
