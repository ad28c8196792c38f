// What /account asks the server.
import { call } from '#src/web/api.ts'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportMyData,
  listSessions,
  sendVerification,
} from './my-account.contract.ts'

export const fetchSessions = async () => (await call(listSessions, {})).sessions

export const finishSession = (id: string) => call(endSession, { id })

export const finishOtherSessions = () => call(endOtherSessions, {})

export const requestVerification = () => call(sendVerification, {})

export const replacePassword = (currentPassword: string, newPassword: string) =>
  call(changePassword, { currentPassword, newPassword })

export const fetchMyData = () => call(exportMyData, {})

/** @param password left out by somebody who signs in with Google only */
export const removeAccount = (password: string | undefined) =>
  call(deleteAccount, password === undefined ? {} : { password })
