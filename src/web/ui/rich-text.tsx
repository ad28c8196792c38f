// A message with parts that are more than text, such as a link: the message says where, the page says what.
import { Fragment, type ReactNode } from 'react'
import type { MessagePart } from '#src/shared/message-part.ts'

type Draw = (words: string) => ReactNode

type RichTextProps = { message: MessagePart[] } & Record<string, MessagePart[] | Draw>

/** `<RichText message={m.terms(LANGUAGE)} link={(words) => <a href="…">{words}</a>} />` for 'Read our {#link}terms{/link}.' */
export function RichText({ message, ...draw }: RichTextProps) {
  let open: string | undefined
  return message.map((part, index) => {
    if (part.type !== 'text') {
      open = part.type === 'markup-start' ? part.name : undefined
      return null
    }
    const wrap = open === undefined ? undefined : (draw[open] as Draw | undefined)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order
    return <Fragment key={index}>{wrap === undefined ? part.value : wrap(part.value)}</Fragment>
  })
}
