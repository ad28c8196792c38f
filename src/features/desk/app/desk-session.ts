// Who is signed in, for every page inside.
import { createContext, use } from 'react'
import type { DeskSession } from '../way-in/way-in.contract.ts'

export const DeskSessionContext = createContext<DeskSession | null>(null)

/** @throws outside the shell, which knows it */
export function useDeskSession(): DeskSession {
  const session = use(DeskSessionContext)
  if (session === null) throw new Error('There is no session outside the shell of the desk.')
  return session
}
