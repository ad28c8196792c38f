import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

const register = vi.fn(async () => {})
const tell = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('DEV', false)
  register.mockClear()
  tell.mockClear()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const ready = Promise.resolve({ active: { postMessage: tell } })
const onDevice = (device: object, controller: object | null = null) =>
  vi.stubGlobal('navigator', { serviceWorker: { register, ready, controller }, ...device })

test('the tools are stored only after the page has loaded and the browser is idle', async () => {
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

test.each([
  ['a first visit, whose line the browser does not tell', {}, null, '', 0],
  ['a first visit on cellular', { connection: { type: 'cellular' } }, null, '', 0],
  ['a first visit on wifi', { connection: { type: 'wifi' } }, null, '', 1],
  ['a first visit by ethernet', { connection: { type: 'ethernet' } }, null, '', 1],
  ['a second visit', {}, {}, '', 1],
  ['a second visit by a link on another site', {}, {}, 'https://school.example/', 1],
  ['the same visit, on another page', {}, {}, `${location.origin}/help`, 0],
])('%s', async (_name, device, controller, referrer, times) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  onDevice(device, controller)
  registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledOnce()
  expect(tell).toHaveBeenCalledTimes(times)
})
