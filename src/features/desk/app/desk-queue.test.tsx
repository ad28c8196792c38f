// What waits at the desk: a list that did not come is no empty list, and what was done leaves it.

import { expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { DeskQueue } from './desk-queue.tsx'

const item = (id: string, act: () => Promise<unknown>) => ({
  ...{ id, title: `Name ${id}` },
  ways: [{ label: 'Keep', done: 'Kept.', act }],
})

const queueOf = (items: ReturnType<typeof item>[], waiting = items.length) => ({ items, waiting })

test('a queue that did not come says so, and not that nothing waits', async () => {
  render(<DeskQueue lead="Names" load={() => Promise.reject(new TypeError('no network'))} />)
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
  expect(screen.queryByText('Waiting: 0')).toBeNull()
})

test('what was done is said also where the new list does not come: nobody does it again', async () => {
  const load = vi
    .fn()
    .mockResolvedValueOnce(queueOf([item('a', async () => ({}))]))
    .mockRejectedValue(new TypeError('no network'))
  render(<DeskQueue lead="Names" load={load} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep' }))
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
  screen.getByText('Kept.')
})

test('what is done leaves the queue and is said, and what failed stays with its words', async () => {
  const act = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({})
  const answers = [[item('a', act), item('b', act)], [item('b', act)]]
  const load = async () => queueOf(answers.shift() ?? [])
  render(<DeskQueue lead="Names" load={load} />)
  const [keep] = await screen.findAllByRole('button', { name: 'Keep' })
  fireEvent.click(keep as HTMLElement)
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
  screen.getByText('Waiting: 2')
  keep?.focus()
  fireEvent.click(keep as HTMLElement)
  await screen.findByText('Waiting: 1')
  // By the keyboard one goes on to the next from here, and not past the whole menu again. On a busy machine the list is there a moment
  // before.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Kept.')))
  expect(screen.queryByText('Name a')).toBeNull()
})

test('the second click of a double click does not decide about the one that came next, unread', async () => {
  const act = vi.fn(async () => ({}))
  const answers = [[item('a', act), item('b', act)], [item('b', act)]]
  render(<DeskQueue lead="Names" load={async () => queueOf(answers.shift() ?? [])} />)
  const [keep] = await screen.findAllByRole('button', { name: 'Keep' })
  fireEvent.click(keep as HTMLElement, { detail: 1 })
  await screen.findByText('Waiting: 1')
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }), { detail: 2 })
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
  screen.getByText('Name b')
})

test('how many wait is said of all of them, and how many are not in the list', async () => {
  const load = async () => queueOf([item('a', async () => ({}))], 31)
  render(<DeskQueue lead="Names" load={load} />)
  await screen.findByText('Waiting: 31')
  screen.getByText(/^More wait: 30\./)
})
