// In a language that is written from right to left a number keeps its groups in their order.

import { expect, test } from 'vitest'
import { pageIn, render, screen } from '../../../testing/runner/render.tsx'
import type { Helpline } from './help.contract.ts'
import { HelplineWays } from './helpline-ways.tsx'
import { HelplineContacts } from './helplines.tsx'

const CONTACTS: Helpline['contacts'] = [
  { kind: 'phone', label: '0800 1111', href: 'tel:08001111' },
  { kind: 'text', label: 'SHOUT کو 85258 پر بھیجیں', href: 'sms:85258' },
  { kind: 'web', label: 'childline.org.uk', href: 'https://childline.org.uk' },
]
const LINE: Helpline = {
  id: 'one',
  name: 'Childline',
  contacts: CONTACTS,
  whoFor: '',
  expect: '',
  checked: '2026-11-20',
}

const show = () =>
  render(
    <>
      <HelplineContacts contacts={CONTACTS} />
      <HelplineWays helplines={[LINE]} />
    </>,
  )
const directionsOf = (text: RegExp) => screen.getAllByText(text).map((element) => element.getAttribute('dir'))

test('numbers and addresses stay left to right on translated pages, words follow the page', () => {
  pageIn('ur')
  show()
  expect(directionsOf(/^0800 1111$/)).toEqual(['ltr', 'ltr'])
  expect(directionsOf(/^childline/)).toEqual(['ltr', 'ltr'])
  expect(directionsOf(/SHOUT/)).toEqual(['auto', 'auto'])
})

test('an English page carries no mark for it', () => {
  show()
  expect(directionsOf(/^0800 1111$/)).toEqual([null, null])
})
