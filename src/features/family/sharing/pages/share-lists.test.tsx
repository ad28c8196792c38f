// Who is in, and what changed, as the page 'Share our plan' lists it.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import { createTable, type TableDefinition } from '#src/features/family/notebook/notebook-table.ts'
import { render, screen, within } from '../../../../../testing/runner/render.tsx'
import type { Carer } from '../log/carers.ts'
import { AsidePlan } from './aside-plan.tsx'
import { CarerList } from './carer-list.tsx'
import { RecentChanges } from './recent-changes.tsx'
import type { NotedChange, SharingView } from './use-sharing.ts'
import { WaysOut } from './ways-out.tsx'

const LINES: TableDefinition<{ what: string }> = {
  name: 'lines',
  schema: z.object({ what: z.string() }),
  compare: (one, other) => one.what.localeCompare(other.what),
}

const TRIES: TableDefinition<{ slug: string }> = {
  name: 'challenges',
  schema: z.object({ slug: z.string() }),
  compare: (one, other) => one.slug.localeCompare(other.slug),
}

const TITLES = { 'phone-beds': 'Phone beds' }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

type Shared = NonNullable<SharingView['shared']>

function shareWith(...carers: Partial<Carer>[]): Shared {
  const all = new Map(carers.map((carer) => [carer.id, { isIn: true, role: 'editor', ...carer }]))
  return { sharing: { keys: { id: 'own' } }, carers: { all, invited: new Map() } } as unknown as Shared
}

const viewOf = (parts: object, changes: NotedChange[] = []) =>
  ({ parts, changes, shared: null, hasAside: false, missing: null, refresh: async () => undefined }) as SharingView

test('who was shut out, or has left, is not among those who are in, and nobody shuts out themselves', () => {
  const shared = shareWith(
    { id: 'own', name: 'Anna', role: 'maker' },
    { id: 'b', name: 'Ben' },
    { id: 'c', name: 'Cleo', isIn: false },
  )
  render(<CarerList view={viewOf({})} shared={shared} onSaid={() => undefined} />)
  const list = screen.getByRole('region', { name: 'Who is in' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).queryByText('Cleo')).toBeNull()
  expect(within(list).getAllByRole('button')).toHaveLength(1)
})

test('who is asked whether to change the lock reads whom it shuts out: those who are in, and nobody who has left', async () => {
  const shared = shareWith(
    { id: 'own', name: 'Anna', role: 'maker' },
    { id: 'b', name: 'Ben' },
    { id: 'c', name: 'Cleo', isIn: false },
  )
  render(<WaysOut view={viewOf({})} shared={shared} onSaid={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change the lock' }))
  screen.getByText(/They keep what is on their devices today: Ben\.$/)
})

test("K10: all of somebody's changes of a day are undone, the newest first, so that a line is what it was before", async () => {
  const notebook = await createNotebook()
  const table = createTable(notebook, LINES)
  await table.add({ what: 'third' }, 'row')
  const change = { day: '2026-11-22', author: 'b', table: LINES.name, row: 'row' }
  const changes: NotedChange[] = [
    { ...change, key: 2, before: { what: 'second' }, after: { what: 'third' } },
    { ...change, key: 1, before: { what: 'first' }, after: { what: 'second' } },
  ]
  const shared = shareWith({ id: 'own', name: 'Anna' }, { id: 'b', name: 'Ben' })
  render(
    <RecentChanges view={viewOf({ notebook }, changes)} shared={shared} titles={TITLES} onSaid={() => undefined} />,
  )
  await userEvent.click(screen.getByText(/: Ben \(2\)$/))
  await userEvent.click(screen.getByRole('button', { name: 'Undo all changes by Ben on this day' }))
  expect(table.read().map(({ what }) => what)).toEqual(['first'])
  notebook.close()
})

test('K10: of several buttons each says which line it would undo', async () => {
  const notebook = await createNotebook()
  const change = { day: '2026-11-22', author: 'b', before: null }
  const changes: NotedChange[] = [
    { ...change, key: 2, table: 'agreementSlips', row: 'slip', after: { words: 'We say sorry' } },
    { ...change, key: 1, table: 'agreement', row: 'one', after: { who: 'All of us', what: 'Phones sleep' } },
  ]
  const shared = shareWith({ id: 'own', name: 'Anna' }, { id: 'b', name: 'Ben' })
  render(
    <RecentChanges view={viewOf({ notebook }, changes)} shared={shared} titles={TITLES} onSaid={() => undefined} />,
  )
  await userEvent.click(screen.getByText(/: Ben \(2\)$/))
  const described = screen.getAllByRole('button', { name: 'Undo' }).map((button) => {
    const id = button.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })
  expect(described).toEqual(['New from Ben: If a line slips: We say sorry', 'New from Ben: All of us: Phones sleep'])
  notebook.close()
})

test('K10: of two challenges that run at once each change says which one it was', async () => {
  const notebook = await createNotebook()
  await createTable(notebook, TRIES).add({ slug: 'phone-beds' }, 'try')
  const change = { day: '2026-11-22', author: 'b', before: null }
  const changes: NotedChange[] = [
    { ...change, key: 3, table: 'challengeDays', row: 'tick', after: { challenge: 'try', day: 2 } },
    // The challenge of this one is gone, and that one is none of ours.
    { ...change, key: 2, table: 'challengeDays', row: 'old', after: { challenge: 'gone', day: 1 } },
    { ...change, key: 1, table: 'challenges', row: 'other', after: { slug: 'constructor' } },
  ]
  const shared = shareWith({ id: 'own', name: 'Anna' }, { id: 'b', name: 'Ben' })
  render(
    <RecentChanges view={viewOf({ notebook }, changes)} shared={shared} titles={TITLES} onSaid={() => undefined} />,
  )
  await userEvent.click(screen.getByText(/: Ben \(3\)$/))
  expect(screen.getAllByText(/^New from Ben/).map(({ textContent }) => textContent)).toEqual([
    'New from Ben: A family challenge: Phone beds: Day 2',
    'New from Ben: A family challenge: Day 1',
    'New from Ben: A family challenge',
  ])
  notebook.close()
})

const NOT_KEPT = 'This device could not keep it. It lasts until you leave this page.'

/** From now on the device is full. */
const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('V-1: where the device could not keep an undone change, nobody reads that it is undone for good', async () => {
  const notebook = await createNotebook()
  await createTable(notebook, LINES).add({ what: 'second' }, 'row')
  const change = { day: '2026-11-22', author: 'b', table: LINES.name, row: 'row', key: 1 }
  const changes: NotedChange[] = [{ ...change, before: { what: 'first' }, after: { what: 'second' } }]
  const said = vi.fn()
  render(
    <RecentChanges
      view={viewOf({ notebook }, changes)}
      shared={shareWith({ id: 'own' })}
      titles={TITLES}
      onSaid={said}
    />,
  )
  fill()
  await userEvent.click(screen.getByText(/\(1\)$/))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[NOT_KEPT]]))
  notebook.close()
})

/** A device that has put its own plan aside. */
async function showAside() {
  const before = await createNotebook()
  await createTable(before, LINES).add({ what: 'ours' })
  await before.putAside()
  before.close()
  const notebook = await createNotebook()
  const said = vi.fn()
  render(<AsidePlan view={viewOf({ notebook })} onSaid={said} />)
  return { notebook, said }
}

test('V-1: a plan from before is said to be added once the device has kept it in its new place', async () => {
  const { notebook, said } = await showAside()
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add it to this plan' }))
  const full = fill()
  await add()
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[NOT_KEPT]]))
  full.mockRestore()
  await add()
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith('Added.'))
  notebook.close()
})

test('V-1: the only copy of a plan from before goes once somebody has said yes', async () => {
  const { notebook, said } = await showAside()
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(await notebook.hasAside()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }))
  await vi.waitFor(() => expect(said.mock.calls).toEqual([['Deleted.']]))
  expect(await notebook.hasAside()).toBe(false)
  notebook.close()
})
