// Members who no longer get mails about a class agreement.
import { expect, test } from 'vitest'
import { createSecrets } from '#src/platform/secrets.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import {
  classAgreementMails,
  join,
  joinMany,
  NAMES,
  reachedClassAgreement,
  startClassAgreement,
} from '../../../../testing/api/test-class-agreement.ts'
import type { Person } from '../../../../testing/api/test-person.ts'
import { setTime, stopByButton } from '../../../../testing/mail/questions.ts'
import { tellMembers } from './class-agreement.emails.server.ts'
import { renew } from './end-and-renew.server.ts'

test('mails that wait when the school year ends reach no member of an ended agreement', async () => {
  await using app = await createTestApp()
  setTime(app, '2027-08-29T18:00:00Z')
  await reachedClassAgreement(app)
  await tellMembers(app.services)
  // No job has tidied up yet.
  setTime(app, '2027-08-31T18:00:00Z')
  expect(await classAgreementMails(app)).toEqual([])
})

test('who stopped these mails before TOKEN_SECRET was changed gets none after it', async () => {
  const [old, fresh] = ['the old secret of this test', 'the new secret of this test']
  await using app = await createTestApp({ env: { TOKEN_SECRET: old } })
  const { people } = await reachedClassAgreement(app)
  const [first] = await classAgreementMails(app)
  const stopped = people.find(({ email }) => email === first?.to) as Person
  expect((await stopByButton(app, first)).status).toBe(200)

  app.services.secrets = createSecrets([fresh, old])
  const code = await startClassAgreement(app)
  await join(app, code, stopped)
  await joinMany(app, code, NAMES.slice(5, 9))
  await renew(app.services)
  const mails = await classAgreementMails(app)
  expect(mails.filter(({ to }) => to === stopped.email)).toHaveLength(1)
  // The others of it have theirs.
  expect(mails).toHaveLength(9)
})
