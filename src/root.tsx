// The document around every page, what every page needs at hand, and the last error boundary.

import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { LANGUAGE_FILES } from '#src/web/language/language-files.ts'
import { inLanguageOf } from '#src/web/language/language-of-request.ts'
import { MessagesProvider } from '#src/web/language/messages-provider.tsx'
import { translator } from '#src/web/language/translator.ts'
import icon from '../content/icon.svg?inline'
import type { Route } from './+types/root'
import '#src/web/styles/fonts.css'
import '#src/web/styles/tokens.css'
import '#src/web/styles/base.css'
import { AccountArea } from '#src/features/accounts/account-area.tsx'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { AnalyticsListener } from '#src/features/analytics/analytics-listener.tsx'
import { ConsentBanner } from '#src/features/analytics/consent/consent-banner.tsx'
import { ConsentProvider } from '#src/features/analytics/consent/consent-context.tsx'
import { GoogleTag } from '#src/features/analytics/google-tag/google-tag.tsx'
import { ProgressListener } from '#src/features/progress/progress-listener.tsx'
import { NotFound } from '#src/pages/not-found/not-found.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { HELP_PATH, HOME_PATH, isDeskPath } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useReady } from '#src/web/hooks/use-ready.ts'
import { useScrollToTop } from '#src/web/hooks/use-scroll-to-top.ts'
import { documentPath, pageDirection, pageLanguage, pageLocale } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { START_SCRIPT } from '#src/web/start-script.ts'
import { DeferredMount } from '#src/web/ui/deferred-mount.tsx'
import { Toasts } from '#src/web/ui/dialogs/toasts.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { SiteFrame } from '#src/web/ui/frame/site-frame.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'

/** While a build renders: everything below asks for the language of the page. */
export const middleware: Route.MiddlewareFunction[] = [({ request }, next) => inLanguageOf(request.url, next)]

/** Until a page has a title of its own: an address that is not a file of ours is asked about first. */
export function meta({ error }: { error?: unknown }) {
  const t = translator(pageLanguage())
  const failed = error !== undefined && error !== null
  return [{ title: failed ? PRODUCT_NAME : pageTitle(t('shell_loading')) }]
}

export function Layout({ children }: { children: ReactNode }) {
  // After an error in the browser the scripts have long run; rendering them again would run them again.
  const error = useRouteError()
  const failed = error !== undefined && error !== null
  useReady()
  return (
    <MessagesProvider>
      {/* The script in its head writes attributes of its own. */}
      <html lang={pageLocale()} dir={pageDirection()} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, the same on every page */}
          <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="#11162c" media="(prefers-color-scheme:dark)" />
          <meta name="theme-color" content="#fff" />
          {/* Inside the page: a browser fetches what is outside before it has painted anything. */}
          <link rel="icon" href={icon} />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="preload" href={LANGUAGE_FILES[pageLanguage()].messages} as="fetch" crossOrigin="anonymous" />
          <link rel="manifest" href={documentPath('/manifest.webmanifest')} />
          <Meta />
          <Links />
        </head>
        <body>
          {children}
          {failed ? null : <Scripts />}
        </body>
      </html>
    </MessagesProvider>
  )
}

export default function Root() {
  useScrollToTop()
  // Nothing of what goes along with parents goes along to the desk: no consent, no count, no tag, no worker.
  if (isDeskPath(useLocation().pathname)) return <Outlet />
  return (
    <AuthProvider>
      <ConsentProvider>
        <ProgressListener />
        <DeferredMount />
        <Outlet />
        <Toasts />
        {hasFeature('analytics') ? (
          <>
            <ConsentBanner />
            <AnalyticsListener />
            <GoogleTag />
          </>
        ) : null}
      </ConsentProvider>
    </AuthProvider>
  )
}

export function HydrateFallback() {
  const t = useTranslations()
  return (
    <main>
      <h1 className="visually-hidden">{PRODUCT_NAME}</h1>
      <Loading />
      {/* Read only where scripts do not run. */}
      <noscript>
        {import.meta.env.SSR ? (
          <>
            <p>{t.rich('shell_needs_scripts', { home: (words) => <a href={documentPath(HOME_PATH)}>{words}</a> })}</p>
            <p>
              <a href={documentPath(HELP_PATH)}>{t('shell_link_help')}</a>
            </p>
          </>
        ) : null}
      </noscript>
    </main>
  )
}

export function ErrorBoundary() {
  const t = useTranslations()
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <ErrorFrame>
        <NotFound />
      </ErrorFrame>
    )
  }
  // Only in `npm run dev`, for the person who wrote the content: file, line and what to do. A build leaves this out.
  if (import.meta.env.DEV && error instanceof Error) {
    return (
      <main>
        <MessagePage title={t('shell_unexpected')} action={{ to: HOME_PATH, label: t('shell_home_button') }}>
          <p>{error.message}</p>
          <pre>{placesOf(error)}</pre>
        </MessagePage>
        {/* The failed document has no scripts; this one loads it again as soon as the file is correct. */}
        <script type="module" src="/@vite/client" />
      </main>
    )
  }
  const title = messageOr(t, error, t('shell_unexpected'))
  return (
    <ErrorFrame>
      <MessagePage title={title} action={{ to: HOME_PATH, label: t('shell_home_button') }} retry />
    </ErrorFrame>
  )
}

/** The frame in place of a page that failed. `Root` is not shown then, so the frame's provider is here. */
function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <SiteFrame account={<AccountArea />}>{children}</SiteFrame>
    </AuthProvider>
  )
}

/** The lines of our own files that an error came through. */
function placesOf({ stack = '' }: Error): string {
  return [...stack.matchAll(/\b((?:src|content)\/[\w./$-]+)(?:\?[^:\s]*)?:(\d+)/g)]
    .map(([, file, line]) => `${file}:${line}`)
    .join('\n')
}
