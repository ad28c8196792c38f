import { expect, test, vi } from 'vitest'
import { AppError } from '#src/shared/app-error.ts'
import { keepInStep, type Missing } from './keep-in-step.ts'
import type { Parts } from './parts.ts'
import { syncNotebook } from './sync-notebook.ts'

vi.mock('./sync-notebook.ts')

test.each<[string, Error | null, Missing]>([
  ['a server that cannot be reached', new AppError('unavailable', 'shell_unexpected'), 'network'],
  ['a device that is full', new DOMException('', 'QuotaExceededError'), 'room'],
  ['a device that brought everything in', null, null],
])('%s is said as what it is', async (_name, failure, missing) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(syncNotebook).mockImplementation(async () => {
    if (failure !== null) throw failure
    return null
  })
  const onStep = vi.fn()
  const stop = keepInStep({ notebook: { subscribe: () => () => undefined } } as unknown as Parts, onStep)
  await vi.waitFor(() => expect(onStep.mock.calls).toEqual([[{ sharing: null, missing }]]))
  stop()
})
