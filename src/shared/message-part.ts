/** A piece of a message that is not all plain: text, or the start and end of what its place in the page draws, such as a link. */
export type MessagePart = { type: 'text'; value: string } | { type: 'markup-start' | 'markup-end'; name: string }

/** The words alone. */
export function textOfParts(parts: MessagePart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.value : '')).join('')
}
