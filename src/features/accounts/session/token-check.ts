// Asks the server whether a token that came from outside is a session of ours, before it is stored.
import { AppError } from '#src/shared/app-error.ts'
import { UNEXPECTED_MESSAGE } from '#src/shared/unexpected-message.ts'
import { getSession } from '../accounts.contract.ts'

/** @returns the address that the token signs in @throws AppError when the server does not know it */
export async function confirmToken(token: string): Promise<string> {
  const response = await fetch(getSession.path, { headers: { Authorization: `Bearer ${token}` } })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw AppError.fromAnswer(response.status, body)
  const session = getSession.answer.safeParse(body)
  if (!session.success) throw new AppError('unexpected', UNEXPECTED_MESSAGE)
  return session.data.email
}
