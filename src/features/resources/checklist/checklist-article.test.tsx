// What the page shows of a checklist, and that its HTML is known to the PDF endpoint as ours.

import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { act, render, screen, WithMessages } from '../../../../testing/runner/render.tsx'
import { createChecklistDocument } from '../pdf/checklist-document.server.ts'
import { readHtmlDocument } from '../pdf/html-document.server.ts'
import { listTickBoxes } from '../pdf/pdf-document.server.ts'
import { createPdfWords } from '../pdf/pdf-words.server.ts'
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

  test('has 18 boxes with names, and the numbers to call as links', () => {
    render(<ChecklistArticle checklist={checklist} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(18)
    expect(screen.getByRole('link', { name: '0800 1111' }).getAttribute('href')).toBe('tel:08001111')
    expect(screen.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999')
  })
})

test('ticks stay on the device, each list by itself, until they are cleared', async () => {
  const [one, other] = loadChecklists('en')
  if (one === undefined || other === undefined) throw new Error('no checklists')
  const show = (checklist: typeof one) =>
    render(
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />,
    )
  const first = show(one)
  await userEvent.click(screen.getByRole('checkbox', { name: /^3\./ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^11\./ }))
  screen.getByText(/^2 of 18 boxes ticked\./)
  first.unmount()
  const second = show(other)
  screen.getByText(/^No boxes ticked yet\./)
  second.unmount()
  show(one)
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)
  expect(ticked).toEqual(['3', '11'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear my ticks' }))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(window.localStorage.getItem(TICKS_KEY)).toBeNull()
})

test('a tick in one list leaves those of the others', async () => {
  const [one, other] = loadChecklists('en')
  if (one === undefined || other === undefined) throw new Error('no checklists')
  window.localStorage.setItem(TICKS_KEY, JSON.stringify({ [one.slug]: [3] }))
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={other} /> }])} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /^5\./ }))
  expect(JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '')).toEqual({ [one.slug]: [3], [other.slug]: [5] })
})

test('ticks that were cleared by mistake come back, as long as nothing else has been ticked', async () => {
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

test('a tick from before the scripts came stays, beside those of an earlier visit', () => {
  const [checklist] = loadChecklists('en')
  if (checklist === undefined) throw new Error('no checklist')
  window.localStorage.setItem(TICKS_KEY, JSON.stringify({ [checklist.slug]: [3] }))
  const page = (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<WithMessages>{page}</WithMessages>)
  container.querySelector<HTMLInputElement>('input[value="11"]')?.click()
  render(page, { container, hydrate: true })
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)
  expect(ticked).toEqual(['3', '11'])
  expect(JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '')).toEqual({ [checklist.slug]: [3, 11] })
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

test('a page that the browser kept as it was takes away no tick that was made meanwhile in another', async () => {
  const [checklist] = loadChecklists('en')
  if (checklist === undefined) throw new Error('no checklist')
  const ticked = () => JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '{}')[checklist.slug]
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ChecklistView checklist={checklist} /> }])} />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /^3\./ }))
  // In another language, which is another document: this one heard of nothing.
  window.localStorage.setItem(TICKS_KEY, JSON.stringify({ [checklist.slug]: [3, 7, 9] }))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  screen.getByText(/^3 of 18 boxes ticked\./)
  await userEvent.click(screen.getByRole('checkbox', { name: /^11\./ }))
  expect(ticked()).toEqual([3, 7, 9, 11])
})

test('ticks that the device does not keep are not said to stay, and are still there when the page comes back', async () => {
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
