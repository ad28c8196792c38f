// I-8, L9: an editor reads which sentences sound wrong, and closes the report.
import { expect, test } from 'vitest'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'

const REPORT = { language: 'pl', page: '/help', sentence: 'Zrób to teraz.', words: 'Zrób to od razu.' }

test('I-8, L9: a report is read, closed once, and leaves a line without its words', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'editor')
  expect((await post(app, '/api/translations/reports', REPORT, { address: freshAddress() })).status).toBe(200)
  const read = async () =>
    (await (await atDesk(app, '/api/desk/translations', undefined, { cookie })).json()) as { reports: { id: string }[] }
  const { reports } = await read()
  expect(reports).toEqual([expect.objectContaining(REPORT)])
  const id = reports[0]?.id as string
  const close = () => atDesk(app, `/api/desk/translations/${id}/close`, {}, { cookie })
  expect((await close()).status).toBe(200)
  expect(await read()).toEqual({ reports: [] })
  expect((await close()).status).toBe(404)
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select('about')
    .where('act', '=', 'close-translation-report')
    .execute()
  expect(lines.map(({ about }) => JSON.parse(about))).toEqual([{ report: id }])
})

test('L4: a moderator has no part in translations', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'moderator')
  expect((await atDesk(app, '/api/desk/translations', undefined, { cookie })).status).toBe(403)
})
