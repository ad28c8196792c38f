// What /account asks the server.
import { AppError } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { deviceHeader } from '../device-header.ts'
import type {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportMyData,
  listLoginWays,
  listSessions,
  removeGoogle,
} from './my-account.contract.ts'

export const fetchSessions = async () => (await call<typeof listSessions>('GET /api/auth/sessions', {})).sessions

/** A session that has already ended counts as success. */
export async function finishSession(id: string): Promise<void> {
  try {
    await call<typeof endSession>('DELETE /api/auth/sessions/{id}', { id })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}

export const finishOtherSessions = () => call<typeof endOtherSessions>('POST /api/auth/sessions/end-others', {})

export const replacePassword = (currentPassword: string, newPassword: string) =>
  call<typeof changePassword>(
    'POST /api/auth/change-password',
    { currentPassword, newPassword },
    { headers: deviceHeader() },
  )

export const fetchMyData = (password: string) => call<typeof exportMyData>('POST /api/auth/my-data', { password })

/** As `fetchMyData`, for the first minutes of a session. @returns null when it is older: then the password is needed */
export async function fetchMyDataFresh() {
  try {
    return await call<typeof exportMyData>('POST /api/auth/my-data', {})
  } catch (error) {
    if (error instanceof AppError && error.fields?.password !== undefined) return null
    throw error
  }
}

export const fetchLoginWays = () => call<typeof listLoginWays>('GET /api/auth/login-ways', {})

export const dropGoogle = (password: string) => call<typeof removeGoogle>('POST /api/auth/google/remove', { password })

/** @param password left out by a person who signs in with Google only */
export const removeAccount = (password: string | undefined) =>
  call<typeof deleteAccount>('POST /api/auth/delete-account', password === undefined ? {} : { password })
