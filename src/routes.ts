// THE PAGE TABLE: one line for each route. `shared/paths.ts` writes the same addresses for links.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('web/ui/site-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('help', 'features/help/help-page.tsx'),
    route(':stageId/modules', 'features/curriculum/toolkits-page.tsx'),
    route(':stageId/modules/:moduleId', 'features/curriculum/toolkit-page.tsx'),
    route('*', 'features/pages/not-found-page.tsx'),
  ]),
  // The player is a full-screen view: no site header, no footer.
  route(':stageId/modules/:moduleId/lessons/:lessonId', 'features/curriculum/player/lesson-page.tsx'),
] satisfies RouteConfig
