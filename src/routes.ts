// THE PAGE TABLE: one line for each route. `shared/paths.ts` writes the same addresses for links.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('features/pages/site-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('help', 'features/help/help-page.tsx'),
    route('sources', 'features/pages/sources-page.tsx'),
    route(':stageId/modules', 'features/curriculum/toolkits-page.tsx'),
    route(':stageId/modules/:moduleId', 'features/curriculum/toolkit-page.tsx'),
    route('login', 'features/accounts/login-page.tsx'),
    route('register', 'features/accounts/register-page.tsx'),
    route('auth/callback', 'features/accounts/auth-callback-page.tsx'),
    route('forgot-password', 'features/accounts/forgot-password-page.tsx'),
    route('reset-password', 'features/accounts/reset-password-page.tsx'),
    route('verify-email', 'features/accounts/verify-email-page.tsx'),
    route('welcome', 'features/accounts/welcome-page.tsx'),
    route('account', 'features/accounts/account-page.tsx'),
    route('privacy', 'features/pages/privacy-page.tsx'),
    route('*', 'features/pages/not-found-page.tsx'),
  ]),
  // The player is a full-screen view: no site header, no footer.
  route(':stageId/modules/:moduleId/lessons/:lessonId', 'features/curriculum/player/lesson-page.tsx'),
] satisfies RouteConfig
