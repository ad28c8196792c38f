// The toolkits of a focus area.

import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HOME_PATH, toolkitPath } from '#src/shared/paths.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/toolkits-page.ts'
import type { ModuleList } from './curriculum.contract.ts'
import { getModuleListOf } from './curriculum.server.ts'
import { fetchModuleList } from './curriculum-requests.ts'
import { ModuleTile } from './module-tile.tsx'
import { fetchForPage, type PageResult } from './page-load.ts'
import { Scene } from './pictures/scene.tsx'
import styles from './toolkits-page.module.css'

export function loader({ params }: Route.LoaderArgs): PageResult<ModuleList> {
  return { data: getModuleListOf(pageLanguage(), params.stageId) }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<ModuleList>> {
  const t = translator(pageLanguage())
  const { stageId } = params
  const fetchToolkits = () => fetchModuleList(stageId, request.signal)
  return fetchForPage(t, request.url, fetchToolkits, t('curriculum_answers_stage_unknown', { stage: stageId }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  const { stageTitle: stage, audience } = loaderData?.data ?? {}
  if (stage === undefined) return [{ title: pageTitle(t('curriculum_toolkits_title')) }]
  const content =
    audience === undefined
      ? t('curriculum_toolkits_page_description', { stage })
      : t('curriculum_toolkits_page_description_for', { stage, audience })
  return [{ title: pageTitle(t('curriculum_toolkits_page_title', { stage })) }, { name: 'description', content }]
}

export default function ToolkitsPage({ loaderData }: Route.ComponentProps) {
  const { stageId } = useParams()
  return <Toolkits stageId={stageId} loaded={loaderData} />
}

interface ToolkitsProps {
  stageId: string | undefined
  loaded: PageResult<ModuleList>
}

/** Every state of the page: failed, missing id, empty, loaded. */
export function Toolkits({ stageId, loaded }: ToolkitsProps) {
  const t = useTranslations()
  const home = { to: HOME_PATH, label: t('curriculum_back_home') }
  if (stageId === undefined) return <MessagePage title={t('curriculum_toolkits_no_id')} action={home} />
  if (loaded.error !== undefined) {
    return (
      <MessagePage title={t('curriculum_toolkits_failed')} action={home} retry={!loaded.isUnknown}>
        <p>{loaded.error}</p>
      </MessagePage>
    )
  }
  const { stageTitle, ages, modules } = loaded.data
  if (modules.length === 0) {
    return (
      <MessagePage title={t('curriculum_toolkits_empty')} action={home}>
        <p>{t('curriculum_toolkits_empty_text')}</p>
      </MessagePage>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={HOME_PATH}>{t('curriculum_back_home')}</BackLink>
      <h1>{stageTitle}</h1>
      {ages === undefined ? null : <p>{t('curriculum_toolkits_ages', { ages })}</p>}
      <ul className={styles.list}>
        {modules.map((module) => (
          <li key={module.id} className={styles.card}>
            <div className={styles.pictures}>
              <Scene path={module.scene} />
              <ModuleTile {...module.look} />
            </div>
            <h2 className={styles.title} {...englishPart(module.inEnglish)}>
              {module.title}
            </h2>
            <p {...englishPart(module.inEnglish)}>{module.goal}</p>
            <p className={styles.count}>
              {t('curriculum_toolkits_tools', { count: module.lessonCount })}
              <Finished stageId={stageId} module={module} />
            </p>
            <PageLink to={toolkitPath(stageId, module.id)} className={styles.link}>
              {t.rich('curriculum_toolkits_view', {
                title: module.title,
                more: (words) => <span className="visually-hidden">{words}</span>,
              })}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The progress on this device; nothing for a parent who has not begun. */
function Finished({ stageId, module }: { stageId: string; module: ModuleList['modules'][number] }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const done = completedLessons.filter((key) => key.startsWith(lessonKey(stageId, module.id, ''))).length
  if (done === 0) return null
  return (
    <strong className={styles.done}>
      {' '}
      · {t('curriculum_toolkits_done', { count: String(Math.min(done, module.lessonCount)) })}
    </strong>
  )
}
