import { expect, test, vi } from 'vitest'
import { fetchSettings } from './use-settings.ts'

test('asks once, and again after a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ask = vi.fn(async () => Response.json({ gaMeasurementId: 'G-ABCD1234' }))
  vi.stubGlobal('fetch', ask)
  ask.mockResolvedValueOnce(Response.json({ message: 'Not now.' }, { status: 503 }))
  await expect(fetchSettings()).rejects.toMatchObject({ words: 'Not now.' })
  const settings = await fetchSettings()
  expect(settings.gaMeasurementId).toBe('G-ABCD1234')
  expect(await fetchSettings()).toBe(settings)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
