// The toolkits of a focus area.

import { useParams } from 'react-router'
import * as m from '#messages'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HOME_PATH, toolkitPath } from '#src/shared/paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import type { Route } from './+types/toolkits-page.ts'
import type { ModuleList } from './curriculum.contract.ts'
import { getModuleListOf } from './curriculum.server.ts'
import { fetchModuleList } from './curriculum-requests.ts'
import { ModuleTile } from './module-tile.tsx'
import { fetchForPage, type PageResult } from './page-load.ts'
import { Scene } from './pictures/scene.tsx'
import styles from './toolkits-page.module.css'

export function loader({ params }: Route.LoaderArgs): PageResult<ModuleList> {
  return { data: getModuleListOf(LANGUAGE, params.stageId) }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<ModuleList>> {
  const { stageId } = params
  const fetchToolkits = () => fetchModuleList(stageId, request.signal)
  return fetchForPage(request.url, fetchToolkits, m.curriculum_answers_stage_unknown(LANGUAGE, { stage: stageId }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { stageTitle: stage, audience } = loaderData?.data ?? {}
  if (stage === undefined) return [{ title: pageTitle(m.curriculum_toolkits_title(LANGUAGE)) }]
  const content =
    audience === undefined
      ? m.curriculum_toolkits_page_description(LANGUAGE, { stage })
      : m.curriculum_toolkits_page_description_for(LANGUAGE, { stage, audience })
  return [{ title: pageTitle(m.curriculum_toolkits_page_title(LANGUAGE, { stage })) }, { name: 'description', content }]
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
  const home = { to: HOME_PATH, label: m.curriculum_back_home(LANGUAGE) }
  if (stageId === undefined) return <MessagePage title={m.curriculum_toolkits_no_id(LANGUAGE)} action={home} />
  if (loaded.error !== undefined) {
    return (
      <MessagePage title={m.curriculum_toolkits_failed(LANGUAGE)} action={home} retry>
        <p>{loaded.error}</p>
      </MessagePage>
    )
  }
  const { stageTitle, ages, modules } = loaded.data
  if (modules.length === 0) {
    return (
      <MessagePage title={m.curriculum_toolkits_empty(LANGUAGE)} action={home}>
        <p>{m.curriculum_toolkits_empty_text(LANGUAGE)}</p>
      </MessagePage>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={HOME_PATH}>{m.curriculum_back_home(LANGUAGE)}</BackLink>
      <h1>{stageTitle}</h1>
      {ages === undefined ? null : <p>{m.curriculum_toolkits_ages(LANGUAGE, { ages })}</p>}
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
              {m.curriculum_toolkits_tools(LANGUAGE, { count: module.lessonCount })}
              <Finished stageId={stageId} module={module} />
            </p>
            <PageLink to={toolkitPath(stageId, module.id)} className={styles.link}>
              <RichText
                message={m.curriculum_toolkits_view(LANGUAGE, { title: module.title })}
                title={(words) => <span className="visually-hidden">{words}</span>}
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How far somebody has come on this device; nothing for whoever has not begun. */
function Finished({ stageId, module }: { stageId: string; module: ModuleList['modules'][number] }) {
  const { completedLessons } = useProgress()
  const done = completedLessons.filter((key) => key.startsWith(lessonKey(stageId, module.id, ''))).length
  if (done === 0) return null
  return (
    <strong className={styles.done}>
      {' '}
      · {m.curriculum_toolkits_done(LANGUAGE, { count: Math.min(done, module.lessonCount) })}
    </strong>
  )
}
