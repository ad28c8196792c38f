// What the page shows of a checklist, and that its HTML is known to the PDF endpoint as ours.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { act, render, screen } from '../../../../testing/runner/render.tsx'
import { createChecklistDocument, createPdfWords } from '../pdf/checklist-document.server.ts'
import { readHtmlDocument } from '../pdf/html-document.server.ts'
import { listTickBoxes } from '../pdf/pdf-document.server.ts'
import { recogniseChecklist } from '../pdf/recognise-checklist.server.ts'
import { loadChecklists } from '../resources.server.ts'
import { ChecklistArticle } from './checklist-article.tsx'
import { ChecklistView } from './checklist-page.tsx'
import { TICKS_KEY } from './use-ticks.ts'

const published = loadChecklists('en').map((checklist) => createChecklistDocument('en', checklist))

describe.each(loadChecklists('en'))('$title', (checklist) => {
  test('its HTML is recognised, with the ticks of the person', async () => {
    const { container } = render(<ChecklistArticle checklist={checklist} />)
    const recognise = () => recogniseChecklist(readHtmlDocument(container.innerHTML), createPdfWords('en'), published)
    expect(recognise()).toMatchObject({ brand: 'Handrail', title: checklist.title })
    for (const number of [2, 17]) {
      screen.getByRole('checkbox', { name: new RegExp(`^${number}\\.`) }).setAttribute('checked', '')
    }
    const ticked = listTickBoxes(recognise().blocks).flatMap(({ checked }, index) => (checked ? [index + 1] : []))
    expect(ticked).toEqual([2, 17])
  })
})

test('ticks cleared by mistake come back, as long as nothing else has been ticked', async () => {
  const [checklist] = loadChecklists('en')
  if (checklist === undefined) throw new Error('no checklist')
  window.localStorage.setItem(TICKS_KEY, JSON.stringify({ [checklist.slug]: [3, 11] }))
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const ticked = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)
  await press('Clear my ticks')
  await press('Bring my ticks back')
  expect(ticked()).toEqual(['3', '11'])
  expect(JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '')).toEqual({ [checklist.slug]: [3, 11] })
  await press('Clear my ticks')
  await userEvent.click(screen.getByRole('checkbox', { name: /^5\./ }))
  expect(screen.queryByRole('button', { name: 'Bring my ticks back' })).toBeNull()
  await press('Clear my ticks')
  await press('Bring my ticks back')
  expect(ticked()).toEqual(['5'])
})

test.each(['', 'null', '[1]', '{"digital-safety-sprint":5}', '{"digital-safety-sprint":["x",null,99]}'])(
  '%s in local storage leaves a working list',
  (garbage) => {
    window.localStorage.setItem(TICKS_KEY, garbage)
    const [checklist] = loadChecklists('en')
    if (checklist === undefined) throw new Error('no checklist')
    render(
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />,
    )
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  },
)

test('a page restored by Back removes no tick that was set in another page', async () => {
  const [checklist] = loadChecklists('en')
  if (checklist === undefined) throw new Error('no checklist')
  const ticked = () => JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '{}')[checklist.slug]
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /^3\./ }))
  // In another language, which is another document: this one got no event.
  window.localStorage.setItem(TICKS_KEY, JSON.stringify({ [checklist.slug]: [3, 7, 9] }))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  screen.getByText(/^3 of 18 boxes ticked\./)
  await userEvent.click(screen.getByRole('checkbox', { name: /^11\./ }))
  expect(ticked()).toEqual([3, 7, 9, 11])
})

test('a device that cannot store ticks does not claim so, and they survive Back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [checklist] = loadChecklists('en')
  if (checklist === undefined) throw new Error('no checklist')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />,
  )
  screen.getByText(/Ticks stay on this device only\./)
  await userEvent.click(screen.getByRole('checkbox', { name: /^3\./ }))
  screen.getByText(/^1 of 18 boxes ticked\./)
  expect(screen.queryByText(/Ticks stay on this device/)).toBeNull()
  screen.getByText(/This device couldn't save your ticks\./)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  screen.getByText(/^1 of 18 boxes ticked\./)
})
