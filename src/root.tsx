// The document around every page, what every page needs at hand, and the last error boundary.
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from 'react-router'
import atkinson from '#src/web/fonts/atkinson-hyperlegible-next.woff2?url'
import '#src/web/styles/fonts.css'
import '#src/web/styles/tokens.css'
import '#src/web/styles/base.css'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { AnalyticsListener } from '#src/features/analytics/analytics-keeper.tsx'
import { ConsentBanner } from '#src/features/consent/consent-banner.tsx'
import { ConsentProvider } from '#src/features/consent/consent-context.tsx'
import { GoogleTag } from '#src/features/google-tag/google-tag.tsx'
import { ProgressSync } from '#src/features/progress/progress-keeper.tsx'
import { NotFound } from '#src/features/site/not-found.tsx'
import { HELP_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { LOCALE, PRODUCT_NAME } from '#src/shared/product.ts'
import { UNEXPECTED_MESSAGE } from '#src/shared/unexpected-message.ts'
import { replayEarlyInput } from '#src/web/early-input.ts'
import { useScrollToTop } from '#src/web/hooks/use-scroll-to-top.ts'
import { DeferredMount } from '#src/web/ui/deferred-mount.tsx'
import { Toasts } from '#src/web/ui/dialogs/toasts.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'

export function Layout({ children }: { children: ReactNode }) {
  // After an error in the browser the scripts have long run; rendering them again would run them again.
  const error = useRouteError()
  const failed = error !== undefined && error !== null
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0e1728" media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content="#fff" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={atkinson} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {failed ? null : <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  useScrollToTop()
  useEffect(() => {
    setTimeout(replayEarlyInput)
  }, [])
  return (
    <AuthProvider>
      <ConsentProvider>
        <ProgressSync />
        <DeferredMount />
        <Outlet />
        <Toasts />
        <ConsentBanner />
        <AnalyticsListener />
        <GoogleTag />
      </ConsentProvider>
    </AuthProvider>
  )
}

export function HydrateFallback() {
  return (
    <main>
      <h1 className="visually-hidden">{PRODUCT_NAME}</h1>
      <Loading />
      <noscript>
        <p>
          This page needs JavaScript. <a href={HOME_PATH}>Go to the home page</a>, which does not.
        </p>
      </noscript>
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFound />
      </main>
    )
  }
  // Only in `npm run dev`, for the person who wrote the content: file, line and what to do. A build leaves this out.
  if (import.meta.env.DEV && error instanceof Error) {
    return (
      <main>
        <MessagePage title={UNEXPECTED_MESSAGE} action={{ to: HOME_PATH, label: 'Go Back to Home' }}>
          <p>{error.message}</p>
        </MessagePage>
        {/* The failed document has no scripts; this one loads it again as soon as the file is mended. */}
        <script type="module" src="/@vite/client" />
      </main>
    )
  }
  const title = navigator.onLine ? UNEXPECTED_MESSAGE : 'You are offline.'
  return (
    <main>
      <MessagePage title={title} action={{ to: HOME_PATH, label: 'Go Back to Home' }}>
        <p>
          <a href={HELP_PATH}>Get help now</a>
        </p>
      </MessagePage>
    </main>
  )
}
