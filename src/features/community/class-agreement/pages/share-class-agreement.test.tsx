// The sheet for the school gate leads to the class agreement from wherever it hangs: its code and its address are whole.

import { expect, test } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import { ShareClassAgreement } from './share-class-agreement.tsx'

test('the sheet has the whole address, and the code on it is the one on the page', () => {
  render(<ShareClassAgreement code="a-code" words={{ promise: 'No phones upstairs', year: 'Year 7' }} />)
  const sheet = document.querySelector('[aria-hidden="true"]')
  expect(sheet?.textContent).toContain(`${window.location.origin}/class-agreement/open#a-code`)
  const [onPage] = screen.getAllByRole('img')
  expect(sheet?.querySelector('svg')?.innerHTML).toBe(onPage?.innerHTML)
})
