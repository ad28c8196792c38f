// The ages of the parent's children: asked once, in any tool, and kept on the device.
import { useEffect, useState } from 'react'
import { AGES, type Age } from '#src/shared/ages.ts'
import { readStoredJson, store } from '#src/web/storage/storage.ts'

const AGES_KEY = 'childAges'

/** Youngest first. */

/** The ages, youngest first, and how to change them. Empty until the parent has chosen one, and always in a pre-rendered page. */
export function useChildAges(): [Age[], (ages: Age[]) => void] {
  const [ages, setAges] = useState(readAges)

  useEffect(() => {
    // It was chosen in another tab, or forgotten with everything else.
    const show = ({ key }: StorageEvent) => {
      if (key === AGES_KEY || key === null) setAges(readAges())
    }
    window.addEventListener('storage', show)
    return () => window.removeEventListener('storage', show)
  }, [])

  const keep = (told: Age[]) => {
    setAges(told)
    store(AGES_KEY, told.length === 0 ? null : JSON.stringify(told))
  }
  return [ages, keep]
}

function readAges(): Age[] {
  const value = readStoredJson(AGES_KEY)
  return Array.isArray(value) ? AGES.filter((age) => value.includes(age)) : []
}
