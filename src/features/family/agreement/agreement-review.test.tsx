// A review that was begun in the evening continues after midnight where it was.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { createAgreementBook } from './agreement-book.ts'
import { AgreementReview } from './review-page.tsx'

const EVENING = '2026-11-22'
const NEXT_DAY = '2026-11-23'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('midnight inside a review loses no words, and asks about no line twice', async () => {
  const book = createAgreementBook(await createPlanDocument())
  for (const what of ['Phones sleep downstairs', 'We ask before we post']) {
    await book.add({ who: 'All of us', what, why: 'It helps', room: 'sleep', by: 'adult' }, '2026-10-01')
  }
  const nothing = () => undefined
  const review = (today: string) => (
    <AgreementReview book={book} lines={book.read()} today={today} keep={nothing} onEnd={nothing} />
  )
  const { rerender } = render(review(EVENING))
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  rerender(review(EVENING))
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  const field = screen.getAllByRole('textbox')[1] as HTMLInputElement
  await userEvent.type(field, ' together')
  const typed = field.value
  rerender(review(NEXT_DAY))
  expect([field.isConnected, field.value]).toEqual([true, typed])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(book.read().flatMap(({ changes }) => changes)).toHaveLength(2))
  rerender(review(NEXT_DAY))
  await userEvent.click(screen.getByRole('button', { name: 'Pick the next review date' }))
  await waitFor(() => expect(book.findReviewDay()).toBe('2026-12-20'))
})
