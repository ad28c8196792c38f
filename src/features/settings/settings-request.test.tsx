import { expect, test, vi } from 'vitest'
import { getSettings } from './settings.contract.ts'
import { fetchSettings } from './settings-request.ts'

test('asks where the contract says, once; what is no setting counts as not set', async () => {
  const ask = vi.fn(async () =>
    Response.json({ gaMeasurementId: 'G-1', feedbackFormUrl: 7, operatorName: 'Kent Online', googleSignIn: 'yes' }),
  )
  vi.stubGlobal('fetch', ask)
  ask.mockResolvedValueOnce(Response.json({ message: 'Not now.' }, { status: 503 }))
  await expect(fetchSettings()).rejects.toThrow(getSettings.path)
  const settings = await fetchSettings()
  expect(settings).toEqual({
    gaMeasurementId: 'G-1',
    feedbackFormUrl: null,
    operatorName: 'Kent Online',
    operatorContact: null,
    googleSignIn: false,
  })
  expect(await fetchSettings()).toBe(settings)
  expect(ask.mock.calls).toEqual([
    [getSettings.path, { credentials: 'omit' }],
    [getSettings.path, { credentials: 'omit' }],
  ])
  vi.unstubAllGlobals()
})
