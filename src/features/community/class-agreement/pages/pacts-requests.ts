// What the pages of class pacts ask the server. Loaded after a press. The code travels in the body, never in an address.
import { call } from '#src/web/api.ts'
import * as contract from '../pacts.contract.ts'

export const startPact = async (promise: string, yearGroup: string, threshold: number) =>
  (await call(contract.startPact, { promise, yearGroup, threshold })).code

export const lookAtPact = (code: string) => call(contract.lookAtPact, { code })

export const joinPact = (code: string, name: string) => call(contract.joinPact, { code, name })

/** @returns what to show */
export const leavePact = async (code: string) => (await call(contract.leavePact, { code })).message

export const showMyName = (code: string) => call(contract.showMyName, { code })

/** @returns what to show */
export const reportPactName = async (code: string, name: string) =>
  (await call(contract.reportPactName, { code, name })).message
