// Measuring the time of an answer reveals no more than reading it. How alike log-ins, resets and keys are is measured by `npm run bench timing`.
import { expect, test } from 'vitest'
import { MIN_RESPONSE_MS } from '#src/platform/http/minimum-duration.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'

test('no newsletter form answers before its minimum time, whether or not the address is known', async () => {
  await using app = await createTestApp({ minResponseMs: MIN_RESPONSE_MS })
  const [reader] = await addReaders(app.services, 1)
  const typed = { context: 'homepage', gdprConsent: { emailMarketing: true, privacyPolicy: true } }
  // The first departure does most, and happens once only: no number of samples tells how long it takes.
  for (const [form, more] of [
    ['unsubscribe', {}],
    ['unsubscribe', {}],
    ['resubscribe', {}],
    ['subscribe', typed],
  ] as const) {
    for (const email of [reader, 'nobody@family.example']) {
      const begun = performance.now()
      await post(app, `/api/emails/${form}`, { email, ...more }, { address: freshAddress() })
      // Timers may be a millisecond early.
      expect(performance.now() - begun, `${form} ${email}`).toBeGreaterThan(MIN_RESPONSE_MS - 2)
    }
  }
})
