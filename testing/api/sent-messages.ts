// What the form of each kind of message sends to the inbox.
import {
  KIND_NAMES,
  MESSAGE_KINDS,
  type MessageKind,
  type SentKind,
} from '#src/features/inbox/message-kinds.contract.ts'

interface SentMessage {
  about?: string
  detail?: string
  text: string
  email?: string
}

const ABOUT: Partial<Record<MessageKind, string>> = { guide_report: 'nintendo-switch', translation_report: '/help' }

export const SENT_MESSAGES = Object.fromEntries(
  KIND_NAMES.flatMap((kind): [MessageKind, SentMessage][] => {
    const needs = MESSAGE_KINDS[kind].form?.needs
    if (needs === undefined) return []
    const about = ABOUT[kind]
    return [
      [
        kind,
        {
          text: 'You wrote to me.',
          ...(about !== undefined && { about }),
          ...(needs.includes('detail') && { detail: 'Zrób to teraz.' }),
          ...(needs.includes('email') && { email: 'parent@family.example' }),
        },
      ],
    ]
  }),
) as Record<SentKind, SentMessage>
