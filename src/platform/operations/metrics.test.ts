// A figure that cannot be read is reported as such, and does not affect the others.
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('a figure whose database is away leaves the others to be read', async () => {
  const metrics = createMetrics()
  metrics.watch('handrail_away', 'Cannot be asked', () => Promise.reject(new Error('away')))
  metrics.watch('handrail_there', 'Can be asked', async () => 7)
  metrics.job('mails', 'success')
  const text = await metrics.text()
  expect(text).toMatch(/^handrail_away Nan$/im)
  expect(text).toMatch(/^handrail_there 7$/m)
  expect(text).toMatch(/^handrail_job_runs_total\{job="mails",outcome="success"\} 1$/m)
})

test('a figure with labels has a line for each, and forgets those that are gone', async () => {
  const metrics = createMetrics()
  let states = ['queued', 'sent']
  const read = async () => states.map((state) => ({ labels: { state }, value: 2 }))
  metrics.watch('handrail_copies', 'By state', read, ['state'])
  expect(await metrics.text()).toMatch(/^handrail_copies\{state="queued"\} 2\nhandrail_copies\{state="sent"\} 2$/m)
  states = ['sent']
  expect(await metrics.text()).not.toContain('queued')
})
