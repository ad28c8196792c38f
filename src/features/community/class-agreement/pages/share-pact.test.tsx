// The sheet for the school gate leads to the pact from wherever it hangs: its code and its address are whole.

import { expect, test } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import { SharePact } from './share-pact.tsx'

test('the sheet has the whole address, and the code on it is the one on the page', () => {
  render(<SharePact code="a-code" words={{ promise: 'No phones upstairs', year: 'Year 7' }} />)
  const sheet = document.querySelector('[aria-hidden="true"]')
  expect(sheet?.textContent).toContain(`${window.location.origin}/pacts/open#a-code`)
  const [onPage] = screen.getAllByRole('img')
  expect(sheet?.querySelector('svg')?.innerHTML).toBe(onPage?.innerHTML)
})
