import { useEffect } from 'react'

/** For the root of the app: from here on buttons answer (`data-starting`, web/start-script.ts). */
export function useReady(): void {
  useEffect(() => {
    // After the forms have put back what was typed before (`use-kept-fields.ts`).
    const timer = setTimeout(() => delete document.documentElement.dataset.starting)
    return () => clearTimeout(timer)
  }, [])
}
