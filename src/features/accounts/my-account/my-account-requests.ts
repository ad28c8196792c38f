// What /account asks the server.
import { AppError } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { deviceHeader } from '../device-header.ts'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportMyData,
  listLoginWays,
  listSessions,
  removeGoogle,
  sendVerification,
} from './my-account.contract.ts'

export const fetchSessions = async () => (await call(listSessions, {})).sessions

/** One that has ended by itself or elsewhere meanwhile is as it was wanted. */
export async function finishSession(id: string): Promise<void> {
  try {
    await call(endSession, { id })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}

export const finishOtherSessions = () => call(endOtherSessions, {})

export const requestVerification = () => call(sendVerification, {})

export const replacePassword = (currentPassword: string, newPassword: string) =>
  call(changePassword, { currentPassword, newPassword }, { headers: deviceHeader() })

export const fetchMyData = (password: string) => call(exportMyData, { password })

/** As `fetchMyData`, for the first minutes of a session. @returns null when it is older: then the password is needed */
export async function fetchMyDataFresh() {
  try {
    return await call(exportMyData, {})
  } catch (error) {
    if (error instanceof AppError && error.fields?.password !== undefined) return null
    throw error
  }
}

export const fetchLoginWays = () => call(listLoginWays, {})

export const dropGoogle = (password: string) => call(removeGoogle, { password })

/** @param password left out by somebody who signs in with Google only */
export const removeAccount = (password: string | undefined) =>
  call(deleteAccount, password === undefined ? {} : { password })
