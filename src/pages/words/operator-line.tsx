// Who runs the website, where the operator has said so.

import { useTranslations } from 'use-intl'
import { contactAddress, readOperator } from '#src/shared/operator.ts'

interface OperatorLineProps {
  /** The privacy policy says what they are responsible for too. */
  inPolicy: boolean
}

export function OperatorLine({ inPolicy }: OperatorLineProps) {
  const t = useTranslations()
  const operator = readOperator()
  if (operator === null) return null
  const { name, contact, address, charityNumber, icoNumber } = operator
  const key = inPolicy ? 'site_responsible' : 'site_operator'
  const numbers = [
    charityNumber === null ? [] : t('site_operator_charity', { number: charityNumber }),
    icoNumber === null ? [] : t('site_operator_ico', { number: icoNumber }),
    address === null ? [] : t('site_operator_address', { address }),
  ].flat()
  return (
    <p data-operator="">
      {t.rich(contact === null ? key : `${key}_contact`, {
        name,
        contact: contact ?? '',
        operator: (words) => <bdi>{words}</bdi>,
        address: (words) => (
          <a href={contactAddress(contact ?? '')} dir="ltr">
            {words}
          </a>
        ),
      })}
      {numbers.map((line) => ` ${line}`)}
    </p>
  )
}
