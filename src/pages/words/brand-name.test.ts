import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test("a charity's own product name is in pages and file names", async () => {
  vi.stubEnv('PRODUCT_NAME', 'Parents Together')
  vi.resetModules()
  const { loadAbout } = await import('./pages.server.ts')
  const { loadChecklists } = await import('#src/features/resources/resources.server.ts')
  expect(loadAbout('en').title).toBe('About Parents Together')
  expect(JSON.stringify(loadAbout('en'))).not.toMatch(/Handrail|\{product\}/)
  expect(loadChecklists('en')[0]?.pdfFileName).toMatch(/^Parents-Together-[A-Z][A-Za-z-]+\.pdf$/)
})
