// Who is signed in, and the way out.
import type { Route } from '#src/platform/http/route.ts'
import { writeDeskCookie } from './desk-cookies.server.ts'
import { endSession } from './desk-sessions.queries.server.ts'
import { handleAtDesk, handleDeskAct } from './handle-at-desk.server.ts'
import { getDeskSession, leaveDesk } from './way-in.contract.ts'

export const deskSessionRoutes: Route[] = [
  handleAtDesk(getDeskSession, async (_input, { operator }) => ({ email: operator.email, role: operator.role })),

  handleDeskAct(leaveDesk, { act: 'logout', about: () => ({}) }, async (_input, context, transaction) => {
    const { services, operator, addHeader } = context
    await endSession(transaction, operator.sessionId)
    addHeader('Set-Cookie', writeDeskCookie(services.config, 'session', ''))
    // Not "storage": the same person may keep a family's plan in this browser, on the same origin (decision 121).
    addHeader('Clear-Site-Data', '"cache"')
    return {}
  }),
]
