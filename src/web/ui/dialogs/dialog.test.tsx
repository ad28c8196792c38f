// A press beside the dialog ends it; what only ends there does not.

import { expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { Dialog } from './dialog.tsx'

function show() {
  const onClose = vi.fn()
  render(
    <Dialog title="My promise" onClose={onClose}>
      <input aria-label="In my own words" />
      <input type="checkbox" aria-label="By mail" />
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog'), field: screen.getByRole('textbox') }
}

test('a press beside the dialog ends it', () => {
  const { onClose, dialog } = show()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['types', (field: HTMLElement) => fireEvent.input(field, { target: { value: 'sit down' } })],
  ['ticks', () => fireEvent.click(screen.getByRole('checkbox'))],
])('a press beside the dialog throws nothing away after a parent %s', (_does, change) => {
  const { onClose, dialog, field } = show()
  change(field)
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('selecting text in a field and releasing beside the dialog keeps the dialog open', () => {
  const { onClose, dialog, field } = show()
  fireEvent.pointerDown(field)
  // The browser tells what both ends of the press have in common.
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})
