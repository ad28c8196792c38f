// K19: what is deleted or unused is gone.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { accessStatus, ask, invite, join, makeNotebook, read, write } from '../../../../testing/api/test-notebook.ts'
import { tidyNotebooks } from './tidy-notebooks.server.ts'

const at = (app: TestApp, time: string) => app.setTime(new Date(time))

test('K19: a notebook that nobody used for 24 months goes with all that belongs to it; one that is read stays', async () => {
  await using app = await createTestApp()
  const unused = await makeNotebook(app)
  const read24 = await makeNotebook(app)
  for (const maker of [unused, read24]) {
    await write(app, maker, 1)
    await join(app, maker)
  }
  at(app, '2026-12-01T12:00:00Z')
  await read(app, read24)
  at(app, '2028-11-20T23:00:00Z')
  await tidyNotebooks(app.services)
  const { query } = app.services.database
  expect(await query.selectFrom('notebook').select('id').execute()).toHaveLength(2)
  at(app, '2028-11-21T00:00:00Z')
  await tidyNotebooks(app.services)
  for (const table of ['notebook_access', 'notebook_update'] as const) {
    const rows = await query.selectFrom(table).select('notebook_id').distinct().execute()
    expect(rows, table).toEqual([{ notebook_id: read24.notebook }])
  }
  expect([await accessStatus(app, unused), await accessStatus(app, read24)]).toEqual([401, 200])
})

test('K19: a notebook that stays empty for two days goes, however often it is looked at', async () => {
  await using app = await createTestApp()
  const empty = await makeNotebook(app)
  const begun = await makeNotebook(app)
  await invite(app, empty)
  await write(app, begun, 1)
  for (const day of ['2026-11-21', '2026-11-22']) {
    at(app, `${day}T22:00:00Z`)
    await tidyNotebooks(app.services)
    expect(await accessStatus(app, empty)).toBe(200)
  }
  at(app, '2026-11-23T00:00:00Z')
  await tidyNotebooks(app.services)
  expect([await accessStatus(app, empty), await accessStatus(app, begun)]).toEqual([401, 200])
  expect(await app.services.database.query.selectFrom('notebook_invitation').selectAll().execute()).toEqual([])
})

test("K19: 'delete for all' leaves no row", async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  await write(app, maker, 1)
  await join(app, maker)
  await invite(app, maker)
  await ask(app, maker, '', { method: 'DELETE' })
  const { query } = app.services.database
  for (const table of ['notebook', 'notebook_access', 'notebook_update', 'notebook_invitation'] as const) {
    expect(await query.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
})
