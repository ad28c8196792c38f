// Google's tag, only where an operator has one: basic consent mode, so nothing of Google's is asked for before the
// visitor agrees, and only `analytics_storage` is ever granted (trust.md H7).
// https://developers.google.com/tag-platform/security/guides/consent
import { mayCount } from '#src/features/consent/consent-store.ts'
import { fetchSettings } from '#src/features/settings/settings-request.ts'
import { TAGLESS_PATHS } from '#src/shared/paths.ts'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

type Flags = Record<string, unknown>

/** Loads the tag, or lets it go on after the visitor has agreed again. */
export async function startGoogleTag(): Promise<void> {
  const { gaMeasurementId } = await fetchSettings()
  if (gaMeasurementId === null || TAGLESS_PATHS.includes(location.pathname) || !mayCount()) return
  flags()[disableFlag(gaMeasurementId)] = false
  const loaded = window.gtag !== undefined
  if (!loaded) loadTag(gaMeasurementId)
  window.gtag?.('consent', 'update', { analytics_storage: 'granted' })
  if (loaded) return
  window.gtag?.('js', new Date())
  window.gtag?.('config', gaMeasurementId, {
    // Our own events are all that is counted; an address may hold what is nobody's business.
    send_page_view: false,
    page_location: location.origin + location.pathname,
    page_referrer: '',
  })
}

/** Tells the tag that it may not, and takes away what it has stored. */
export async function stopGoogleTag(): Promise<void> {
  if (window.gtag === undefined) return
  const { gaMeasurementId } = await fetchSettings()
  if (gaMeasurementId !== null) flags()[disableFlag(gaMeasurementId)] = true
  window.gtag('consent', 'update', { analytics_storage: 'denied' })
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (name.startsWith('_ga')) removeCookie(name)
  }
}

function loadTag(id: string): void {
  const queue: unknown[] = []
  Object.assign(window, { dataLayer: queue })
  window.gtag = function gtag() {
    // The tag tells commands from data by this object's type; a list of rest parameters would not do.
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  window.gtag('consent', 'default', DENIED)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** At the host and at every parent of it: which one the tag chose cannot be read. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tag's cookies are plain ones, and the cookie store is not everywhere
    document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}

function disableFlag(id: string): string {
  return `ga-disable-${id}`
}

function flags(): Flags {
  return window as unknown as Flags
}
