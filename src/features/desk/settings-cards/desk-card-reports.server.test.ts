// B-4, L9: an editor reads what parents reported of settings cards, and closes it.
import { expect, test } from 'vitest'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'

const WORDS = 'The button is green now.'

test('B-4, L9: a report is read with the title of its card, closed once, and leaves a line without its words', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'editor')
  const sent = await post(
    app,
    '/api/settings-cards/nintendo-switch/reports',
    { words: WORDS },
    { address: freshAddress() },
  )
  expect(sent.status).toBe(200)
  const read = async () =>
    (await (await atDesk(app, '/api/desk/settings-cards', undefined, { cookie })).json()) as {
      reports: { id: string }[]
    }
  const { reports } = await read()
  expect(reports).toEqual([
    expect.objectContaining({ slug: 'nintendo-switch', words: WORDS, card: expect.stringContaining('Nintendo') }),
  ])
  const id = reports[0]?.id as string
  const close = () => atDesk(app, `/api/desk/settings-cards/${id}/close`, {}, { cookie })
  expect((await close()).status).toBe(200)
  expect(await read()).toEqual({ reports: [] })
  expect((await close()).status).toBe(404)
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select('about')
    .where('act', '=', 'close-card-report')
    .execute()
  expect(lines.map(({ about }) => JSON.parse(about))).toEqual([{ report: id }])
})

test('L4: a moderator has no part in settings cards', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'moderator')
  expect((await atDesk(app, '/api/desk/settings-cards', undefined, { cookie })).status).toBe(403)
})
