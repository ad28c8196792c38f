// Who runs the website, in one line, where the operator has said so.

import { contactAddress, formOf } from '#src/shared/first-visit/operator.ts'
import type { MessagePart } from '#src/shared/message-part.ts'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { useOperators } from './use-operators.ts'

interface OperatorLineProps {
  /** With the parts `name` and `contact`. */
  reachable: (name: string, contact: string) => MessagePart[]
  /** With the part `name`. */
  named: (name: string) => MessagePart[]
}

export function OperatorLine({ reachable, named }: OperatorLineProps) {
  return useOperators().map((operator) => {
    const { name, contact } = operator
    return (
      <p key={formOf(operator)} data-operator={formOf(operator)}>
        <RichText
          message={contact === null ? named(name) : reachable(name, contact)}
          name={(words) => <bdi>{words}</bdi>}
          contact={(words) => (
            <a href={contactAddress(words)} dir="ltr">
              {words}
            </a>
          )}
        />
      </p>
    )
  })
}
