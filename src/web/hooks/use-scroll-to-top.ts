import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { chooseScrollBehavior } from './scroll-behavior.ts'

/**
 * Every change of route scrolls to the top: smoothly, or at once, as `chooseScrollBehavior` says. Focus goes to the
 * new page's title, which a screen reader then says: the link that was followed is gone. A page that is asked for a part
 * of it, by the address or by the link's `state.part`, scrolls to that part itself.
 */
export function useScrollToTop(): void {
  const { pathname, hash, state } = useLocation()
  const isPart = hash !== '' || state?.part !== undefined
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (isPart) return
    window.scrollTo({ top: 0, behavior: chooseScrollBehavior() })
    const title = document.querySelector('h1')
    if (title === null) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname, isPart])
}
