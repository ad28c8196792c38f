// Readers that come from another list, go to a file, and come back after a refusal that was wrong.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { registerPerson, verifyPerson } from '../../../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { bounceSubscriber } from '../reports/bounces.server.ts'
import { leaveById } from '../subscription/leaving.server.ts'
import { eraseSubscriber } from '../subscription/reader-data.server.ts'
import { listEvents } from '../subscription/subscription.queries.server.ts'
import { exportReaders, importReaders, liftSuppression, readReaderFile } from './readers.server.ts'

const HEAD = 'email,consented_on,proof,language\n'
const LINE = 'anna@c.uk,2026-09-12,"Sign-up sheet, school fair",en'

const read = (app: TestApp, text: string) => readReaderFile(text, app.services.clock())

async function importText(app: TestApp, text: string, really = true) {
  const { readers, mistakes } = await read(app, text)
  expect(mistakes).toEqual([])
  return importReaders(app.services, readers, really)
}

test('imported readers get the newsletter, with the day and words of their consent', async () => {
  await using app = await createTestApp()
  const text = `\ufeff${HEAD}${LINE}\r\n Bea@C.uk ,2026-10-01,"Form on ""our"" page\nof 2025",pl\nanna@c.uk,2026-09-13,twice,\n`
  expect(await importText(app, text, false)).toEqual({ added: 2, known: 0, gone: 0 })
  await expect(findReader(app.services, 'anna@c.uk')).rejects.toThrow()
  expect(await importText(app, text)).toEqual({ added: 2, known: 0, gone: 0 })
  const bea = await findReader(app.services, 'bea@c.uk')
  expect(bea).toMatchObject({ email: 'Bea@C.uk', state: 'active', language: 'pl', context: 'import' })
  expect(await listEvents(app.services.database.query, bea.id)).toMatchObject([
    {
      event: 'confirmed',
      method: 'operator',
      context: 'import',
      wording: 'Form on "our" page\nof 2025',
      claimed_at: '2026-10-01',
    },
  ])
  expect(await importText(app, text)).toEqual({ added: 0, known: 2, gone: 0 })
})

test('an import adds no reader again who left, refused mail, complained or was erased', async () => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 4)
  const [left, bounced, complained, erased] = await Promise.all(
    [1, 2, 3, 4].map((number) => findReader(services, `r${number}@b.uk`)),
  )
  await leaveById(null, services, left?.id ?? '', 'one-click')
  await bounceSubscriber(services, bounced?.id ?? '', 'hard', 'one')
  await bounceSubscriber(services, complained?.id ?? '', 'complaint', 'two')
  await services.database.query.transaction().execute((query) => eraseSubscriber(query, services, erased as never))
  const rows = [1, 2, 3, 4].map((number) => `R${number}@b.uk,2026-09-12,a list,`).join('\n')
  expect(await importText(app, HEAD + rows)).toEqual({ added: 0, known: 0, gone: 4 })
  expect((await findReader(services, 'r1@b.uk')).state).toBe('unsubscribed')
  await expect(findReader(services, 'r4@b.uk')).rejects.toThrow()
})

test('an account whose address is imported says so', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  expect(await importText(app, `${HEAD}${person.email},2026-09-12,a list,`)).toMatchObject({ added: 1 })
  const account = await app.services.database.query
    .selectFrom('account')
    .select('email_consent')
    .executeTakeFirstOrThrow()
  expect(account.email_consent).toBe(1)
})

test('a file with mistakes names each line and its mistake, and imports nothing', async () => {
  await using app = await createTestApp()
  const cases: [text: string, told: string][] = [
    ['', 'There is no reader in the file.'],
    [HEAD, 'There is no reader in the file.'],
    ['email;consented_on\na@b.uk;2026', 'name the columns email, consented_on and proof'],
    [`${HEAD}a@b.uk,2026-09-12,"open`, 'cannot be read as CSV'],
    [`${HEAD}a@b.uk,2026-09-12`, 'cannot be read as CSV'],
    [`${HEAD}${LINE}\nnobody,2026-09-12,x,`, 'Line 3: this is no email address.'],
    [`${HEAD}a@${'b'.repeat(70)}.uk,2026-09-12,x,`, 'Line 2: this is no email address.'],
    [`${HEAD}a@b.uk,12/09/2026,x,`, 'Line 2: consented_on has to be a day'],
    [`${HEAD}a@b.uk,2036-09-12,x,`, 'Line 2: consented_on has to be a day that has been'],
    [`${HEAD}a@b.uk,2026-09-12, ,`, 'Line 2: proof has to say'],
    [`${HEAD}a@b.uk,2026-09-12,${'x'.repeat(501)},`, 'Line 2: proof may have 500 letters'],
    [`${HEAD}a@b.uk,2026-09-12,x,xx`, 'Line 2: there is no language "xx" here.'],
  ]
  for (const [text, told] of cases) {
    const { mistakes } = await read(app, text)
    expect(mistakes.join(' '), text).toContain(told)
  }
})

test('what is exported is what can be imported, and no spreadsheet runs it', async () => {
  await using app = await createTestApp()
  await importText(app, `${HEAD}${LINE}\nbea@c.uk,2026-10-01,=1+1,pl\n+cara@c.uk,2026-10-01,A form,`)
  await addReaders(app.services, 2)
  let text = ''
  for await (const part of exportReaders(app.services)) text += part
  expect(text.match(/\ufeff/g)).toHaveLength(1)
  expect(text).toContain('"bea@c.uk","2026-10-01","\'=1+1","pl"')
  const { readers, mistakes } = await read(app, text)
  expect(mistakes).toEqual([])
  expect(readers.map(({ email }) => email).sort()).toEqual([
    '+cara@c.uk',
    'anna@c.uk',
    'bea@c.uk',
    'r1@b.uk',
    'r2@b.uk',
  ])
})

test('a wrong rejection is lifted with its proof, a complaint or erasure only by its owner', async () => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 3)
  const [bounced, complained] = [await findReader(services, 'r1@b.uk'), await findReader(services, 'r2@b.uk')]
  await bounceSubscriber(services, bounced.id, 'hard', 'one')
  await bounceSubscriber(services, complained.id, 'complaint', 'two')
  app.setTime(new Date(services.clock().getTime() + 60_000))
  expect(await liftSuppression(services, 'R1@b.uk', 'Their IT says that it works again.')).toBe(true)
  expect((await findReader(services, 'r1@b.uk')).state).toBe('active')
  expect(await services.database.query.selectFrom('suppression').select('reason').execute()).toEqual([
    { reason: 'complained' },
  ])
  expect((await listEvents(services.database.query, bounced.id)).at(-1)).toMatchObject({
    event: 'undone',
    method: 'operator',
    wording: 'Their IT says that it works again.',
  })
  await expect(liftSuppression(services, 'r2@b.uk', 'x')).rejects.toThrow('Only they can come back')
  expect(await liftSuppression(services, 'r3@b.uk', 'x')).toBe(false)
  expect(await liftSuppression(services, 'nobody@b.uk', 'x')).toBe(false)
})
