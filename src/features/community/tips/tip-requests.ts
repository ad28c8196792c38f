// Sends tips and asks for them, as nobody: without token, cookie and the page it came from (M12). Loaded when it is needed.
import { call } from '#src/web/api.ts'
import type { Starter } from './tip-choices.contract.ts'
import * as contract from './tips.contract.ts'

const AS_NOBODY = { anonymous: true } as const

export const fetchTips = (lessonKey: string) => call(contract.listTips, { lessonKey }, AS_NOBODY)

export const sendTip = (tip: { lessonKey: string; starter: Starter; text: string }) =>
  call(contract.sendTip, tip, AS_NOBODY)

export const reportTip = async (id: string, danger: boolean) =>
  (await call(contract.reportTip, { id, danger }, AS_NOBODY)).message

export const askAfterTip = (code: string) => call(contract.askAfterTip, { code }, AS_NOBODY)

export const takeTipBack = async (code: string) => (await call(contract.takeTipBack, { code }, AS_NOBODY)).message
