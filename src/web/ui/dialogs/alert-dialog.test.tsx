import { useState } from 'react'
import { expect, test } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { AlertDialog } from './alert-dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Download
      </button>
      {open ? <AlertDialog message="It did not work." onClose={() => setOpen(false)} /> : null}
    </>
  )
}

test('what was said is the name of the alert, and the focus goes back to where it was', () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Download' })
  opener.focus()
  fireEvent.click(opener)
  expect(screen.getByRole('alertdialog', { name: 'It did not work.' })).toBeTruthy()
  const ok = screen.getByRole('button', { name: 'OK' })
  ok.focus()
  fireEvent.click(ok)
  expect(document.activeElement).toBe(opener)
})
