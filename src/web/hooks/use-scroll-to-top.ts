import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { prefersReducedMotion } from './reduced-motion.ts'

/** Every change of route scrolls to the top: smoothly, or at once for people who asked for less motion. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }, [pathname])
}
