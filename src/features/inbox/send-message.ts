// Sends a message without token, cookie or Referer, because it must not name its sender.
import { call } from '#src/web/api.ts'
import type { sendMessage as endpoint } from './inbox.contract.ts'
import type { SentKind } from './message-kinds.contract.ts'

interface SentMessage {
  kind: SentKind
  about?: string | undefined
  detail?: string | undefined
  text: string
  email?: string | undefined
}

/** @throws AppError with the server's message */
export function sendMessage(message: SentMessage): Promise<{ message: string; reference: string | null }> {
  const written = Object.fromEntries(Object.entries(message).filter(([, words]) => words !== undefined)) as SentMessage
  return call<typeof endpoint>('POST /api/inbox/{kind}', written, { anonymous: true })
}
