// The toolkits of a focus area.

import { useParams } from 'react-router'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HOME_PATH, toolkitPath } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { plural } from '#src/web/plural.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/toolkits-page.ts'
import type { ModuleList } from './curriculum.contract.ts'
import { getModuleListOf } from './curriculum.server.ts'
import { ModuleTile } from './module-tile.tsx'
import type { PageResult } from './page-result.ts'
import { Scene } from './pictures/scene.tsx'
import styles from './toolkits-page.module.css'

export function loader({ params }: Route.LoaderArgs): PageResult<ModuleList> {
  return { data: getModuleListOf(LANGUAGE, params.stageId) }
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<ModuleList>> {
  const { fetchModuleList } = await import('./curriculum-requests.ts')
  return fetchModuleList(params.stageId, request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.data?.stageTitle
  if (title === undefined) return [{ title: pageTitle('Toolkits') }]
  return [
    { title: pageTitle(`${title}: all toolkits`) },
    { name: 'description', content: `${title}: short, tried tools for parents and carers, sorted into toolkits.` },
  ]
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
  const home = { to: HOME_PATH, label: 'Back to Home' }
  if (stageId === undefined) return <MessagePage title="Focus Area ID is missing from the URL." action={home} />
  if (loaded.error !== undefined) {
    return (
      <MessagePage title="Oops! Toolkit Loading Failed." action={home}>
        <p>{loaded.error}</p>
      </MessagePage>
    )
  }
  const { stageTitle, modules } = loaded.data
  if (modules.length === 0) {
    return (
      <MessagePage title="No toolkits found for this focus area." action={home}>
        <p>It might be under development or the ID is incorrect.</p>
      </MessagePage>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={HOME_PATH}>Back to Home</BackLink>
      <h1>{stageTitle}</h1>
      <ul className={styles.list}>
        {modules.map((module) => (
          <li key={module.id} className={styles.card}>
            <div className={styles.pictures}>
              <Scene path={module.scene} />
              <ModuleTile moduleId={module.id} />
            </div>
            <h2 className={styles.title}>{module.title}</h2>
            <p>{module.goal}</p>
            <p className={styles.count}>
              {module.lessonCount} {plural(module.lessonCount, { one: 'Tool', other: 'Tools' })}
              <Finished stageId={stageId} module={module} />
            </p>
            <PageLink to={toolkitPath(stageId, module.id)} className={styles.link}>
              View Tools<span className="visually-hidden">: {module.title}</span>
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
  return <strong className={styles.done}> · {Math.min(done, module.lessonCount)} done</strong>
}
