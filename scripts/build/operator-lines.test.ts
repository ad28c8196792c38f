// Who runs the website stands in the page without a script, as the operator has written it.
import { expect, test } from 'vitest'
import { contactAddress, MADE_UP_OPERATORS, type Operator } from '#src/shared/operator.ts'
import { fillOperatorLines } from './operator-lines.ts'

const BUILT = `<main>${Object.entries(MADE_UP_OPERATORS)
  .map(
    ([form, { name, contact }]) =>
      `<p data-operator="${form}">Run by <bdi>${name}</bdi>${contact === null ? '' : ` (<a href="${contactAddress(contact)}" dir="ltr">${contact}</a>)`}.</p>`,
  )
  .join('')}<p>Words.</p></main>`

const fill = (operator: Operator | null) => fillOperatorLines(BUILT, operator)

test('nobody named: the page reads as if there were no such line', () => {
  expect(fill(null)).toBe('<main><p>Words.</p></main>')
})

test('a name is shown as it is, whatever is in it', () => {
  expect(fill({ name: `<b>&"'$& $1</b>`, contact: null })).toBe(
    `<main><p data-operator="named">Run by <bdi>&lt;b&gt;&amp;&quot;'$&amp; $1&lt;/b&gt;</bdi>.</p><p>Words.</p></main>`,
  )
})

test('a contact is a link, by mail or to a page', () => {
  const line = (contact: string) => fill({ name: 'Kent Online', contact }).match(/<a .*?<\/a>/)?.[0]
  expect(line('data@kent.example')).toBe('<a href="mailto:data@kent.example" dir="ltr">data@kent.example</a>')
  expect(line('https://kent.example/?a=b&c')).toBe(
    '<a href="https://kent.example/?a=b&amp;c" dir="ltr">https://kent.example/?a=b&amp;c</a>',
  )
})
