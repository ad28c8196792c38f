// Whom no mail about a pact may reach any more.
import { expect, test } from 'vitest'
import { createSecrets } from '#src/platform/secrets.ts'
import { createTestApp } from '../../../../../testing/api/test-app.ts'
import { join, joinMany, NAMES, pactMails, reachedPact, startPact } from '../../../../../testing/api/test-pact.ts'
import type { Person } from '../../../../../testing/api/test-person.ts'
import { setTime, stopByButton } from '../../../../../testing/mail/questions.ts'
import { renewPacts } from '../renew-pacts.server.ts'
import { tellMembers } from './tell-members.server.ts'

test('what waits when the school year ends tells nobody of a pact that is over', async () => {
  await using app = await createTestApp()
  setTime(app, '2027-08-29T18:00:00Z')
  await reachedPact(app)
  await tellMembers(app.services)
  // No job has tidied up yet.
  setTime(app, '2027-08-31T18:00:00Z')
  expect(await pactMails(app)).toEqual([])
})

test('who stopped these mails before TOKEN_SECRET was changed gets none after it', async () => {
  const [old, fresh] = ['the old secret of this test', 'the new secret of this test']
  await using app = await createTestApp({ env: { TOKEN_SECRET: old } })
  const { people } = await reachedPact(app)
  const [first] = await pactMails(app)
  const stopped = people.find(({ email }) => email === first?.to) as Person
  expect((await stopByButton(app, first)).status).toBe(200)

  app.services.secrets = createSecrets([fresh, old])
  // A mailbox waits an hour for its next one anyway.
  setTime(app, '2026-11-20T22:00:00Z')
  const code = await startPact(app)
  await join(app, code, stopped)
  await joinMany(app, code, NAMES.slice(5, 9))
  await renewPacts(app.services)
  const mails = await pactMails(app)
  expect(mails.filter(({ to }) => to === stopped.email)).toHaveLength(1)
  // The others of it have theirs.
  expect(mails).toHaveLength(9)
})
