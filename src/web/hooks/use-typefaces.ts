import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchTypefaces, wearTypefaces } from '../typefaces.ts'

/** At a first visit our typefaces come with the next page, or with the next step of a tool, which is an entry of the history too. */
export function useTypefaces(): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (key === 'default') fetchTypefaces()
    else wearTypefaces()
  }, [key])
}
