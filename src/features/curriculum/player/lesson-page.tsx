// A tool in the player: a full-screen view, one block at a time.

import { type ShouldRevalidateFunctionArgs, useNavigation, useParams } from 'react-router'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { LAUNCHPAD_ID } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import type { Tool } from '../curriculum.contract.ts'
import { requireTool } from '../curriculum.server.ts'
import { fetchLessonForPage, type PageResult } from '../page-load.ts'
import type { Route } from './+types/lesson-page.ts'
import { LessonFailed } from './lesson-failed.tsx'
import { Player } from './player.tsx'

export function loader({ params }: Route.LoaderArgs): PageResult<Tool> {
  return { data: requireTool(pageLanguage(), params.stageId, params.moduleId, params.lessonId) }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<Tool>> {
  const t = translator(pageLanguage())
  return fetchLessonForPage<Tool>(t, params.stageId, params.moduleId, params.lessonId, request)
}

/** A step is an entry of the history at the same address: nothing to load again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  const data = loaderData?.data
  if (data === undefined) return [{ title: pageTitle(t('player_page_title')) }]
  return [{ title: pageTitle(data.title) }, { name: 'description', content: data.description }]
}

export const handle: UndisturbedPage = {
  undisturbed: (loaded) => (loaded as PageResult<Tool> | undefined)?.data?.serious === true,
}

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  const { stageId = LAUNCHPAD_ID, moduleId } = useParams()
  const leaving = useNavigation().state === 'loading'
  if (loaderData.error !== undefined) {
    return <LessonFailed failure={loaderData} stageId={stageId} moduleId={moduleId} />
  }
  const lesson = loaderData.data
  return (
    <>
      {leaving ? <Loading /> : null}
      <Player key={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} lesson={lesson} />
    </>
  )
}
