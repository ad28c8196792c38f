// The endpoints of tips at the desk: each act and its line in the log are one transaction (L9).
import {
  countTipQueue,
  hideTip,
  keepTip,
  listTipQueue,
  passTip,
  refuseTip,
} from '#src/features/community/tips/judge-tips.server.ts'
import type { ListTools } from '#src/platform/feature.ts'
import type { Route } from '#src/platform/http/route.ts'
import type { DeskActName } from '../acts/act-names.ts'
import { type Act, handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { hideDeskTip, keepDeskTip, listDeskTips, passDeskTip, refuseDeskTip } from './desk-tips.contract.ts'

/** By its random number: the words of a tip never come into the log. */
const named = <Input extends { id: string }>(act: DeskActName): Act<Input> => ({
  act,
  about: ({ id }) => ({ tip: id }),
})

export function deskTipRoutes(listTools: ListTools): Route[] {
  return [
    handleAtDesk(listDeskTips, async (_input, { services, client }) => {
      const titles = new Map(listTools(client.language).map(({ lessonKey, title }) => [lessonKey, title]))
      const { query } = services.database
      const [tips, { waiting }] = await Promise.all([listTipQueue(query, services), countTipQueue(query, services)])
      return { tips: tips.map((tip) => ({ ...tip, tool: titles.get(tip.lessonKey) ?? tip.lessonKey })), waiting }
    }),
    handleDeskAct(passDeskTip, named('pass-tip'), async ({ id, ownCodes = [] }, _context, transaction) => {
      await passTip(transaction, id, { ownCodes })
      return {}
    }),
    handleDeskAct(
      refuseDeskTip,
      { act: 'refuse-tip', about: ({ id, reason }) => ({ tip: id, reason }) },
      async ({ id, reason }, { services }, transaction) => {
        await refuseTip(transaction, id, reason, services)
        return {}
      },
    ),
    handleDeskAct(hideDeskTip, named('hide-tip'), async ({ id }, { services }, transaction) => {
      await hideTip(transaction, id, services)
      return {}
    }),
    handleDeskAct(keepDeskTip, named('keep-tip'), async ({ id, ownCodes = [] }, { services }, transaction) => {
      await keepTip(transaction, id, { ownCodes }, services)
      return {}
    }),
  ]
}
