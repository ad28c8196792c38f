// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openRow } from './help-rows.ts'

Element.prototype.scrollIntoView = () => {}

test('a row that the address has opened, and somebody has closed, stays closed when React comes', () => {
  document.body.innerHTML = '<details id="danger"><summary>Danger</summary></details>'
  const row = document.querySelector('details') as HTMLDetailsElement
  openRow('danger')
  expect([row.open, document.activeElement?.textContent]).toEqual([true, 'Danger'])
  row.open = false
  openRow('danger')
  expect(row.open).toBe(false)
  // After another address it may be asked for again.
  window.openedRow = undefined
  openRow('danger')
  expect(row.open).toBe(true)
})
