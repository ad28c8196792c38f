// Who runs the website, in one line, where the operator has said so.
import * as m from '#messages'
import { contactAddress, formOf, type Operator } from '#src/shared/operator.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { useOperators } from './use-operators.ts'

interface OperatorLineProps {
  /** The privacy policy says what they are responsible for too. */
  inPolicy: boolean
}

export default function OperatorLine({ inPolicy }: OperatorLineProps) {
  return useOperators().map((operator) => (
    <p key={formOf(operator)} data-operator={formOf(operator)}>
      <RichText
        message={inPolicy ? sayResponsible(operator) : sayWhoRuns(operator)}
        name={(words) => <bdi>{words}</bdi>}
        contact={(words) => (
          <a href={contactAddress(words)} dir="ltr">
            {words}
          </a>
        )}
      />
    </p>
  ))
}

function sayResponsible({ name, contact }: Operator) {
  if (contact === null) return m.site_responsible(LANGUAGE, { name })
  return m.site_responsible_contact(LANGUAGE, { name, contact })
}

function sayWhoRuns({ name, contact }: Operator) {
  if (contact === null) return m.site_operator(LANGUAGE, { name })
  return m.site_operator_contact(LANGUAGE, { name, contact })
}
