import 'fake-indexeddb/auto'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { forgetPlan } from './forget-plan.ts'
import { createPlanDocument, openPlanDocument } from './plan-document.ts'
import { createTable, perPlan, type TableDefinition } from './plan-table.ts'
import { usePlanTable } from './use-plan-table.ts'

const TASKS: TableDefinition<{ words: string }> = {
  name: 'tasks',
  schema: z.object({ words: z.string() }),
  compare: (one, other) => one.words.localeCompare(other.words),
}
const openTasks = perPlan((planDocument) => createTable(planDocument, TASKS))

function Tasks() {
  const tasks = usePlanTable(openTasks)
  if (tasks === null) return <p>Opening</p>
  return (
    <>
      <ul>
        {tasks.rows.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void tasks.table.add({ words: 'from this tab' })}>
        Add
      </button>
    </>
  )
}

test('a page shows the rows of the table, and those that another tab writes', async () => {
  globalThis.indexedDB = new IDBFactory()
  render(<Tasks />)
  screen.getByText('Opening')
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText('from this tab')
  const otherTab = await createPlanDocument()
  await createTable(otherTab, TASKS).add({ words: 'from another tab' })
  await screen.findByText('from another tab')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['from another tab', 'from this tab'])
  otherTab.close()
})

test('after the plan was deleted a page shows what is restored into the next one', async () => {
  globalThis.indexedDB = new IDBFactory()
  render(<Tasks />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findAllByText('from this tab')
  forgetPlan()
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(await (await openTasks()).add({ words: 'from a copy' })).toMatchObject({ kept: true })
  await screen.findByText('from a copy')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await (await openTasks()).read()).toHaveLength(2)
})

test('when another tab joins another plan, the page shows and stores that plan', async () => {
  await (await openPlanDocument()).putAside()
  globalThis.indexedDB = new IDBFactory()
  render(<Tasks />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText('from this tab')
  const otherTab = await createPlanDocument()
  await otherTab.putAside()
  const joined = await createPlanDocument()
  const theirs = createTable(joined, TASKS)
  expect(await theirs.add({ words: 'from another carer' })).toMatchObject({ kept: true })
  await screen.findByText('from another carer')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('from this tab')
  await waitFor(() => expect(theirs.read()).toHaveLength(2))
  const later = await createPlanDocument()
  expect(createTable(later, TASKS).read()).toHaveLength(2)
  for (const planDocument of [otherTab, joined, later]) planDocument.close()
})
