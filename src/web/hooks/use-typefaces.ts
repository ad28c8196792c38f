import { useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { fetchTypefaces, wearTypefaces } from '../typefaces.ts'

/** At a first visit our typefaces come with the second page, or with the next step of a tool, which is an entry of the history too. */
export function useTypefaces(): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  useLayoutEffect(() => {
    if (state !== 'idle') fetchTypefaces()
  }, [state])
  useLayoutEffect(() => {
    if (key === 'default') return
    wearTypefaces()
    fetchTypefaces()
  }, [key])
}
