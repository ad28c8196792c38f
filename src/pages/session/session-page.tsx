// A session of the Explorer's Guide.

import { type ShouldRevalidateFunctionArgs, useNavigation, useParams } from 'react-router'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import type { SessionLesson } from '#src/features/curriculum/curriculum.contract.ts'
import { requireSession } from '#src/features/curriculum/curriculum.server.ts'
import { fetchLessonForPage, type PageResult } from '#src/features/curriculum/page-load.ts'
import { EXPLORERS_GUIDE_ID } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import type { Route } from './+types/session-page.ts'

// A part of its own, because other tools share parts of the player and should not carry this one; awaited, because the
// page that was rendered beforehand would otherwise be empty until it is there.
const { default: OpenedSession } = await import('#src/features/curriculum/session-player.tsx')

export function loader({ params }: Route.LoaderArgs): PageResult<SessionLesson> {
  return { data: requireSession(pageLanguage(), EXPLORERS_GUIDE_ID, params.moduleId, params.lessonId) }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<PageResult<SessionLesson>> {
  const t = translator(pageLanguage())
  return fetchLessonForPage<SessionLesson>(t, EXPLORERS_GUIDE_ID, params.moduleId, params.lessonId, request)
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
  undisturbed: (loaded) => (loaded as PageResult<SessionLesson> | undefined)?.data?.serious === true,
}

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  const { moduleId } = useParams()
  const leaving = useNavigation().state === 'loading'
  return (
    <>
      {leaving ? <Loading /> : null}
      <OpenedSession loaded={loaderData} moduleId={moduleId} />
    </>
  )
}
