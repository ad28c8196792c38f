// What /account asks the server.
import { call } from '#src/web/api.ts'
import { deviceHeader } from './device-header.ts'
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

export const finishSession = (id: string) => call(endSession, { id })

export const finishOtherSessions = () => call(endOtherSessions, {})

export const requestVerification = () => call(sendVerification, {})

export const replacePassword = (currentPassword: string, newPassword: string) =>
  call(changePassword, { currentPassword, newPassword }, { headers: deviceHeader() })

/** @param password left out in the first minutes of a session */
export const fetchMyData = (password?: string) => call(exportMyData, password === undefined ? {} : { password })

export const fetchLoginWays = () => call(listLoginWays, {})

export const dropGoogle = (password: string) => call(removeGoogle, { password })

/** @param password left out by somebody who signs in with Google only */
export const removeAccount = (password: string | undefined) =>
  call(deleteAccount, password === undefined ? {} : { password })
