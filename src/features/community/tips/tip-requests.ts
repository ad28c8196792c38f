// Sends and loads tips without identifying the parent: no token, no cookie, no referrer.
import { call } from '#src/web/api.ts'
import type { Starter } from './tip-choices.contract.ts'
import type * as contract from './tips.contract.ts'

const AS_NOBODY = { anonymous: true } as const

export const fetchTips = (lessonKey: string) =>
  call<typeof contract.listTips>('GET /api/tips/{lessonKey}', { lessonKey }, AS_NOBODY)

export const sendTip = (tip: { lessonKey: string; starter: Starter; text: string }) =>
  call<typeof contract.sendTip>('POST /api/tips', tip, AS_NOBODY)

export const reportTip = async (id: string, danger: boolean) =>
  (await call<typeof contract.reportTip>('POST /api/tips/{id}/report', { id, danger }, AS_NOBODY)).message

export const askAfterTip = (code: string) =>
  call<typeof contract.askAfterTip>('POST /api/tips/state', { code }, AS_NOBODY)

export const takeTipBack = async (code: string) =>
  (await call<typeof contract.takeTipBack>('POST /api/tips/take-back', { code }, AS_NOBODY)).message
