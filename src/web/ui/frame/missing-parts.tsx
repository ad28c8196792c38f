// A page that is older than the release before may ask for a page whose script is gone, and so may any without a line. The router then loads
// the open page again, also where a link was only pointed at: the press is lost, and without a line the browser's own error page comes.
// Instead the page that was asked for is opened as a new document; where our server cannot be reached the open one stays as it is, with what was
// typed into it. Browsers without the Navigation API do what the router does.
import { use, useEffect, useState } from 'react'
import { createPath, type Location, matchRoutes, UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { splitPath } from '#src/shared/languages.ts'
import { isPageKept } from '../../kept-page.ts'
import { isReloadWanted, statusOf } from '../../reload-page.ts'
import styles from './offline-note.module.css'

/** Nothing is fetched, and nothing moves. */
const STAY = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }

export function MissingParts() {
  const t = useTranslations()
  // The router's own state knows the next page earlier than any hook does.
  const router = use(UNSAFE_DataRouterContext)?.router
  const { pathname } = useLocation()
  const [missed, setMissed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is forgotten on another page.
  useEffect(() => setMissed(false), [pathname])
  useEffect(() => {
    if (import.meta.env.DEV || router === undefined) return
    /** Pages that the router waits for without end: it never asks for their script again. */
    const stuck = new Set<string | undefined>()
    const pageAt = (place: Location) => matchRoutes(router.routes, place, router.basename)?.at(-1)?.route.id
    /** Being opened: where a link was pointed at and then pressed, the router gives up twice. */
    let opening: string | undefined
    const forgetOpening = () => {
      opening = undefined
    }
    const openOrStay = async (place: Location) => {
      const wanted = createPath(place)
      if (wanted === opening) return
      opening = wanted
      if ((await statusOf(wanted)) < 500 || (await isPageKept(wanted))) return window.location.assign(wanted)
      forgetOpening()
      setMissed(true)
      // To the page that is open: the router gives up the other one.
      const { pathname, search, hash, state } = router.state.location
      await router.navigate({ pathname: splitPath(pathname).path, search, hash }, { ...STAY, state })
    }
    const refuse = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || isReloadWanted()) return
      event.preventDefault()
      const wanted = router.state.navigation.location
      if (wanted === undefined) return
      stuck.add(pageAt(wanted))
      void openOrStay(wanted)
    }
    let last: Location | undefined
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.location === last) return
      last = navigation.location
      if (last !== undefined && stuck.has(pageAt(last))) void openOrStay(last)
    })
    // The standard has it, and not yet every browser.
    const navigation: Navigation | undefined = window.navigation
    navigation?.addEventListener('navigate', refuse)
    // Back: the browser may have kept this page as it was left.
    window.addEventListener('pageshow', forgetOpening)
    return () => {
      stop()
      window.removeEventListener('pageshow', forgetOpening)
      navigation?.removeEventListener('navigate', refuse)
    }
  }, [router])
  return missed ? <p className={styles.note}>{t('shell_page_missing')}</p> : null
}
