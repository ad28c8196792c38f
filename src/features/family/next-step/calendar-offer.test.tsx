import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { saveCalendarFile } from './calendar-file.ts'
import { CalendarOffer } from './calendar-offer.tsx'

vi.mock('./calendar-file.ts')

const STEP = { cue: 'the timer rings', action: 'sit down beside my child', askOn: '2026-11-23' }

test('the calendar file has no words of a step, unless the parent ticks so', async () => {
  render(<CalendarOffer step={STEP} />)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  await waitFor(() => expect(vi.mocked(saveCalendarFile).mock.calls).toEqual([[expect.anything(), '2026-11-23', null]]))
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button)
  const words = 'If the timer rings, then I sit down beside my child.'
  await waitFor(() =>
    expect(vi.mocked(saveCalendarFile).mock.calls.at(-1)).toEqual([expect.anything(), '2026-11-23', words]),
  )
})

test('a file that cannot be made is said, and no longer once it can', async () => {
  vi.mocked(saveCalendarFile).mockImplementationOnce(() => {
    throw new Error('no')
  })
  render(<CalendarOffer step={STEP} />)
  await userEvent.click(screen.getByRole('button'))
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert.textContent).not.toBe(''))
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(alert.textContent).toBe(''))
})
