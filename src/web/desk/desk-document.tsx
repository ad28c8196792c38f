// The frame of every page below `/desk`, which is a document of its own, with the desk's content policy
// and no tag.
import deskMessages from 'virtual:desk-messages'
import { useEffect } from 'react'
import { data, isRouteErrorResponse, Outlet, redirectDocument, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_PATH, HOME_PATH, isDeskPath } from '#src/shared/paths.ts'
import { messageOr } from '../error-message.ts'
import { documentPath, isTranslated, pageLanguage } from '../language/language.ts'
import { addPageMessages } from '../language/page-messages.ts'
import { translator } from '../language/translator.ts'
import { pageTitle } from '../page-title.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import type { Route } from './+types/desk-document'
import { findDeskPage } from './desk-pages.ts'
import styles from './desk-shell.module.css'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The desk has one language.
  if (isTranslated()) throw data(null, { status: 404 })
  const { pathname, search } = new URL(request.url)
  // The address bar still shows the page that a link was followed on.
  if (!isDeskPath(window.location.pathname)) throw redirectDocument(pathname + search)
  addPageMessages(pageLanguage(), deskMessages)
  return null
}

export function meta({ location, error }: Route.MetaArgs) {
  const title = error ? undefined : findDeskPage(location.pathname)?.title
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t(title ?? 'shell_account_desk')) }, { name: 'robots', content: 'noindex' }]
}

export default function DeskDocument() {
  // A page that comes back from the browser's memory shows what was seen before, perhaps by an operator who has left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return <Outlet />
}

/** Its ways out load a new document, as every way out of the desk. */
export function ErrorBoundary() {
  const t = useTranslations()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className={styles.state}>
      <h1>{missing ? t('shell_not_found_title') : messageOr(t, error, t('shell_unexpected'))}</h1>
      <p className={styles.ways}>
        {missing ? null : <ButtonAnchor href={DESK_PATH}>{t('shell_account_desk')}</ButtonAnchor>}
        <ButtonAnchor href={documentPath(HOME_PATH)}>{t('shell_home_button')}</ButtonAnchor>
      </p>
    </main>
  )
}
