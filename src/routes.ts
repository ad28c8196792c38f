// THE PAGE TABLE: one line for each route. `shared/paths.ts` writes the same addresses for links.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { CHECKLIST_SLUGS } from './features/resources/resources.contract.ts'

export default [
  layout('features/pages/site-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('help', 'features/pages/help-page.tsx'),
    route('sources', 'features/pages/sources-page.tsx'),
    route('about', 'features/pages/about-page.tsx'),
    route('accessibility', 'features/pages/accessibility-page.tsx'),
    route('roadmap', 'features/pages/roadmap-page.tsx'),
    route('resources', 'features/resources/resources-page.tsx'),
    ...CHECKLIST_SLUGS.map((slug) => route(`resources/${slug}`, 'features/resources/checklist-page.tsx', { id: slug })),
    route(':stageId/modules', 'features/curriculum/toolkits-page.tsx'),
    route(':stageId/modules/:moduleId', 'features/curriculum/toolkit-page.tsx'),
    route('login', 'features/accounts/login-page.tsx'),
    route('register', 'features/accounts/register-page.tsx'),
    route('auth/callback', 'features/accounts/auth-callback-page.tsx'),
    route('forgot-password', 'features/accounts/forgot-password-page.tsx'),
    route('reset-password', 'features/accounts/reset-password-page.tsx'),
    route('verify-email', 'features/accounts/verify-email-page.tsx'),
    route('not-me', 'features/accounts/not-me-page.tsx'),
    route('welcome', 'features/accounts/welcome-page.tsx'),
    route('account', 'features/accounts/account-page.tsx'),
    route('privacy', 'features/pages/privacy-page.tsx'),
    route('newsletter', 'features/newsletter/newsletter-page.tsx'),
    route('newsletter/:slug', 'features/newsletter/issue-page.tsx'),
    route('unsubscribe', 'features/newsletter/unsubscribe-page.tsx'),
    route('confirm', 'features/newsletter/confirm-page.tsx'),
    route('undo', 'features/newsletter/undo-page.tsx'),
    route('erase', 'features/newsletter/erase-page.tsx'),
    route('preferences', 'features/newsletter/preferences-page.tsx'),
    route('*', 'features/pages/not-found-page.tsx'),
  ]),
  // The player is a full-screen view: no site header, no footer.
  route(':stageId/modules/:moduleId/lessons/:lessonId', 'features/curriculum/player/lesson-page.tsx'),
] satisfies RouteConfig
