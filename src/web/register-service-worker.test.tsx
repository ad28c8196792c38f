import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

const register = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('DEV', false)
  register.mockClear()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const onDevice = (device: object) => vi.stubGlobal('navigator', { serviceWorker: { register }, ...device })

test('the tools are kept only after the page had its rest and the browser has time', async () => {
  onDevice({})
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  registerServiceWorker()
  expect(idle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).not.toHaveBeenCalled()
  idle.mock.lastCall?.[0]()
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]])
})

test.each([
  ['a parent who saves data', { connection: { saveData: true } }],
  ['a browser without service workers, or an address without https', { serviceWorker: undefined }],
])('%s: nothing is kept', async (_name, device) => {
  onDevice(device)
  registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).not.toHaveBeenCalled()
})

test('a browser that refuses is a line in the log, and no error', async () => {
  onDevice({})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  register.mockRejectedValueOnce(new Error('The quota is used up.'))
  registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warn).toHaveBeenCalledOnce()
})
