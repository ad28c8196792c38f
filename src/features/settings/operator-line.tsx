// Who runs the website, in one line, where the operator has said so.

import { useTranslations } from 'use-intl'
import { contactAddress, formOf, type Operator } from '#src/shared/operator.ts'
import { useOperators } from './use-operators.ts'

interface OperatorLineProps {
  /** The privacy policy says what they are responsible for too. */
  inPolicy: boolean
}

export default function OperatorLine({ inPolicy }: OperatorLineProps) {
  const t = useTranslations()
  return useOperators().map((operator) => (
    <p key={formOf(operator)} data-operator={formOf(operator)}>
      {t.rich(keyOf(operator, inPolicy), {
        name: operator.name,
        contact: operator.contact ?? '',
        operator: (words) => <bdi>{words}</bdi>,
        address: (words) => (
          <a href={contactAddress(operator.contact ?? '')} dir="ltr">
            {words}
          </a>
        ),
      })}
    </p>
  ))
}

function keyOf({ contact }: Operator, inPolicy: boolean) {
  if (inPolicy) return contact === null ? 'site_responsible' : 'site_responsible_contact'
  return contact === null ? 'site_operator' : 'site_operator_contact'
}
