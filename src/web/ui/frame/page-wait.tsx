// Shows 'Loading...' while the next page is on its way. The router shows the old page until then, which on a slow
// phone looks as if the tap was lost; a page that arrives quickly never shows it.
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Loading } from './loading.tsx'

/** Milliseconds before a wait is worth saying. */
const LOADING_DELAY_MS = 150

export function PageWait({ children }: { children: ReactNode }) {
  const waiting = useLongNavigation()
  return (
    <>
      <Loading waiting={waiting} />
      <div hidden={waiting}>{children}</div>
    </>
  )
}

function useLongNavigation(): boolean {
  const { state, location } = useNavigation()
  const moving = state === 'loading' && location !== undefined
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setLong(true), LOADING_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [moving])
  return moving && long
}
