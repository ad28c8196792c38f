// The signed-in operator, for every page of the desk.
import { createContext, use } from 'react'
import type { OperatorRole } from '#src/shared/operators.ts'

interface DeskSession {
  email: string
  role: OperatorRole
}

export const DeskSessionContext = createContext<DeskSession | null>(null)

/** @throws outside the shell, which knows it */
export function useDeskSession(): DeskSession {
  const session = use(DeskSessionContext)
  if (session === null) throw new Error('There is no session outside the shell of the desk.')
  return session
}
