// What the pages of class pacts ask the server. The code travels in the body, never in an address.
import { call } from '#src/web/api.ts'
import type * as contract from '../pacts.contract.ts'

export const startPact = async (promise: string, yearGroup: string, threshold: number) =>
  (await call<typeof contract.startPact>('POST /api/pacts', { promise, yearGroup, threshold })).code

export const lookAtPact = (code: string) => call<typeof contract.lookAtPact>('POST /api/pacts/look', { code })

export const joinPact = (code: string, name: string) =>
  call<typeof contract.joinPact>('POST /api/pacts/join', { code, name })

/** @returns what to show */
export const leavePact = async (code: string) =>
  (await call<typeof contract.leavePact>('POST /api/pacts/leave', { code })).message

export const showMyName = (code: string) => call<typeof contract.showMyName>('POST /api/pacts/show-my-name', { code })

/** @returns what to show */
export const reportPactName = async (code: string, name: string) =>
  (await call<typeof contract.reportPactName>('POST /api/pacts/report', { code, name })).message
