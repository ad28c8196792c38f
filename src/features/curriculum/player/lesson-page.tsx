// A tool in the player: a full-screen view, one block at a time.

import { type ShouldRevalidateFunctionArgs, useNavigation, useParams } from 'react-router'
import * as m from '#messages'
import type { UndisturbedPage } from '#src/features/consent/consent-banner.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HELP_PATH, HOME_PATH, LAUNCHPAD_ID, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import type { Tool } from '../curriculum.contract.ts'
import { requireTool } from '../curriculum.server.ts'
import type { PageResult } from '../page-result.ts'
import type { Route } from './+types/lesson-page.ts'
import styles from './lesson-page.module.css'
import { Player } from './player.tsx'

export function loader({ params }: Route.LoaderArgs): PageResult<Tool> {
  return { data: requireTool(LANGUAGE, params.stageId, params.moduleId, params.lessonId) }
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<Tool>> {
  const { fetchLesson } = await import('../curriculum-requests.ts')
  return fetchLesson<Tool>(params.stageId, params.moduleId, params.lessonId, request)
}

/** A step is an entry of the history at the same address: nothing to load again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  const data = loaderData?.data
  if (data === undefined) return [{ title: pageTitle(m.player_page_title(LANGUAGE)) }]
  return [{ title: pageTitle(data.title) }, { name: 'description', content: data.description }]
}

export const handle: UndisturbedPage = {
  undisturbed: (loaded) => (loaded as PageResult<Tool> | undefined)?.data?.serious === true,
}

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  const { stageId = LAUNCHPAD_ID, moduleId } = useParams()
  const leaving = useNavigation().state === 'loading'
  if (loaderData.error !== undefined) {
    const up = moduleId === undefined ? toolkitsPath(stageId) : toolkitPath(stageId, moduleId)
    return (
      <main>
        <MessagePage
          title={m.player_failed_title(LANGUAGE)}
          action={{ to: HOME_PATH, label: m.player_areas_link(LANGUAGE) }}
        >
          <p role="alert">{m.player_failed_error(LANGUAGE, { message: loaderData.error })}</p>
          <p>{m.player_failed_text(LANGUAGE)}</p>
          <p className={styles.ways}>
            <a href={up}>{m.player_toolkit_link(LANGUAGE)}</a>
            <a href={HELP_PATH}>{m.shell_link_help(LANGUAGE)}</a>
          </p>
        </MessagePage>
      </main>
    )
  }
  const lesson = loaderData.data
  return (
    <>
      {leaving ? <Loading /> : null}
      <Player key={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} lesson={lesson} />
    </>
  )
}
