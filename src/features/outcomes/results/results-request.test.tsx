// What a tool asks for when it shows its line: once, and no more than the figures.
import { afterEach, expect, test, vi } from 'vitest'
import { fetchFigures } from './results-request.ts'

afterEach(() => vi.unstubAllGlobals())

test('the figures are asked for once a page, and again after a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fetched = vi.fn(async (_path: string) => Response.json({}, { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  await expect(fetchFigures()).rejects.toThrow()
  const tools = [{ lessonKey: 'a-b-1.1', answers: 30, share: 80, low: 63, high: 90 }]
  fetched.mockImplementation(async () => Response.json({ tools }))
  expect(await Promise.all([fetchFigures(), fetchFigures()])).toEqual([tools, tools])
  expect(await fetchFigures()).toEqual(tools)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/outcomes', '/api/outcomes'])
})
