// THE PAGE TABLE: one line for each route. `shared/paths.ts` writes the same addresses for links.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { CHECKLIST_SLUGS } from '#src/features/resources/resources.contract.ts'

export default [
  layout('features/site/site-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('help', 'features/site/help-page.tsx'),
    route('sources', 'features/site/sources/sources-page.tsx'),
    route('about', 'features/site/about-page.tsx'),
    route('accessibility', 'features/site/accessibility-page.tsx'),
    route('roadmap', 'features/site/roadmap-page.tsx'),
    route('resources', 'features/resources/resources-page.tsx'),
    ...CHECKLIST_SLUGS.map((slug) => route(`resources/${slug}`, 'features/resources/checklist-page.tsx', { id: slug })),
    route(':stageId/modules', 'features/curriculum/toolkits-page.tsx'),
    route(':stageId/modules/:moduleId', 'features/curriculum/toolkit-page.tsx'),
    route('login', 'features/accounts/sign-in/login-page.tsx'),
    route('register', 'features/accounts/sign-in/register-page.tsx'),
    route('auth/callback', 'features/accounts/google/auth-callback-page.tsx'),
    route('forgot-password', 'features/accounts/mailed-links/forgot-password-page.tsx'),
    route('reset-password', 'features/accounts/mailed-links/reset-password-page.tsx'),
    route('verify-email', 'features/accounts/mailed-links/verify-email-page.tsx'),
    route('not-me', 'features/accounts/mailed-links/not-me-page.tsx'),
    route('welcome', 'features/accounts/google/welcome-page.tsx'),
    route('account', 'features/accounts/my-account/account-page.tsx'),
    route('privacy', 'features/site/privacy-page.tsx'),
    route('newsletter', 'features/newsletter/issues/newsletter-page.tsx'),
    route('newsletter/:slug', 'features/newsletter/issues/issue-page.tsx'),
    route('unsubscribe', 'features/newsletter/leaving/unsubscribe-page.tsx'),
    route('confirm', 'features/newsletter/subscribing/confirm-page.tsx'),
    route('undo', 'features/newsletter/leaving/undo-page.tsx'),
    route('erase', 'features/newsletter/leaving/erase-page.tsx'),
    route('preferences', 'features/newsletter/leaving/preferences-page.tsx'),
    route('*', 'features/site/not-found-page.tsx'),
  ]),
  // The player is a full-screen view: no site header, no footer.
  route(':stageId/modules/:moduleId/lessons/:lessonId', 'features/curriculum/player/lesson-page.tsx'),
] satisfies RouteConfig
