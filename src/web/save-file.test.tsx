// Handing a file to the browser, and that there is one way to do it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

const source = join(import.meta.dirname, '..')

beforeEach(() => {
  vi.useFakeTimers()
  // The simulated browser makes no addresses for files.
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a browser that asks where to save can still read the file a minute later', () => {
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.href, this.download]).toEqual(['blob:file', 'my-data.json'])
  })
  saveFile(new Blob(['{}']), 'my-data.json')
  expect(press).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_000)
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:file')
})

test('every download goes that way', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.tsx'] })
  const making = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('createObjectURL'))
  expect(making).toEqual(['web/save-file.ts'])
})
