// A line that is being written, and a page that goes in the middle of it.

import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import type { KeptLine } from '../agreement-book.ts'
import { EditLine } from './edit-line.tsx'
import { hasLineDraft } from './line-draft.ts'

const LINE: KeptLine = {
  ...{ id: 'a', who: 'Mum', what: 'Phones sleep', why: 'We rest', madeOn: '2026-11-22' },
  ...{ state: 'kept', room: 'sleep', by: 'adult', adults: true, changes: [] },
}

const show = (line: KeptLine) => render(<EditLine line={line} onKeep={() => undefined} onCancel={() => undefined} />)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What we do' })

test('a reload in the middle of a line loses no letter, and no other line gets its words', async () => {
  const { unmount } = show(LINE)
  await userEvent.type(field(), ' downstairs')
  unmount()
  expect([hasLineDraft('a'), hasLineDraft('b')]).toEqual([true, false])
  const again = show(LINE)
  expect(field().value).toBe('Phones sleep downstairs')
  again.unmount()
  show({ ...LINE, id: 'b' })
  expect(field().value).toBe('Phones sleep')
})

test('a line that is left as it was is asked about no more', async () => {
  show(LINE)
  await userEvent.type(field(), ' downstairs')
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }))
  expect(hasLineDraft('a')).toBe(false)
})

test('a line that is left as it was takes nothing from another one that is being written', async () => {
  const { unmount } = show({ ...LINE, id: 'b' })
  await userEvent.type(field(), ' upstairs')
  unmount()
  show(LINE)
  await userEvent.type(field(), ' downstairs')
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }))
  expect([hasLineDraft('a'), hasLineDraft('b')]).toEqual([false, true])
})
