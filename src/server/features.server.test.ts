// What is left of a part that an organisation leaves out.
import { afterEach, expect, test, vi } from 'vitest'
import type * as FeaturesModule from './features.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function loadFeatures(setting: string): Promise<typeof FeaturesModule> {
  vi.stubEnv('FEATURES', setting)
  vi.resetModules()
  return import('./features.ts')
}

test('a disabled feature answers, sends and shows nothing, and still maintains its data', async () => {
  const { FEATURES, OTHERS } = await loadFeatures('outcomes')
  const newsletter = FEATURES.find(({ name }) => name === 'newsletter')
  expect(Object.keys(newsletter ?? {}).sort()).toEqual([
    'jobs',
    'name',
    'personalData',
    'reapplyErasures',
    'searchEntries',
  ])
  expect(newsletter?.jobs?.(OTHERS).map(({ name }) => name)).toEqual(['newsletter'])
  const all = await loadFeatures('')
  expect(OTHERS.personalData).toHaveLength(all.OTHERS.personalData.length)
  expect(FEATURES.find(({ name }) => name === 'outcomes')?.publicRoutes).toBeDefined()
  expect(FEATURES.find(({ name }) => name === 'mail-reports')?.rawRoutes).toBeDefined()
})

test('nothing is awaited at the desk, checked or measured of parts that are left out', async () => {
  const { OTHERS } = await loadFeatures('none')
  expect([OTHERS.waitingKinds, OTHERS.figures]).toEqual([[], []])
  expect(OTHERS.doctorChecks.map(({ what }) => what)).not.toContain('issues')
  const { DESK_PAGES } = await import('#src/web/desk/desk-pages.ts')
  expect(DESK_PAGES.map(({ path }) => path)).toEqual([
    '/desk',
    '/desk/inbox',
    '/desk/health',
    '/desk/people',
    '/desk/log',
    '/desk/mine',
  ])
})
