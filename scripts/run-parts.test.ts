// A long job says in one line what went well, and in full what did not.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import type * as RunParts from './run-parts.mjs'

async function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'handrail-parts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'scripts'))
  const script = join(root, 'scripts/run-parts.mjs')
  copyFileSync(join(import.meta.dirname, 'run-parts.mjs'), script)
  const { openLog, runParts }: typeof RunParts = await import(pathToFileURL(script).href)
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
  const said = () => lines.mock.calls.join('\n').replaceAll(/\d+ s/g, 'N s')
  const failed = () => {
    const text = failures.mock.calls.join('\n')
    // Otherwise the test fails for what was written there.
    failures.mockClear()
    return text
  }
  return { log: openLog('try'), runParts, said, failed }
}

const part = (title: string, code: string): RunParts.Part => ({ title, command: process.execPath, args: ['-e', code] })

test('a part that passes is one line with its time, and its output is logged', async () => {
  const { log, runParts, said } = await makeProject()
  const counts = { lines: /^file/, unit: 'files' }
  expect(await runParts([{ ...part('Look', 'console.log("file 1\\nfile 2\\nother")'), counts }], log)).toBe(true)
  expect(said()).toBe('✓ Look: 2 files, N s')
  expect(readFileSync(log, 'utf8')).toContain('> Look\nfile 1\nfile 2\nother\n')
})

test('a part that fails is shown, names the log, and stops the rest', async () => {
  const { log, runParts, said, failed } = await makeProject()
  const failing = part(
    'Tests',
    'console.log(" ✓ a.test.ts\\nb.test.ts: expected 1"); console.error("why"); process.exit(3)',
  )
  expect(await runParts([failing, part('Never', '')], log)).toBe(false)
  expect(said()).toBe('✗ Tests: N s')
  const text = failed()
  expect(text).toContain('b.test.ts: expected 1')
  expect(text).toContain('why')
  expect(text).not.toContain('a.test.ts')
  expect(text).toContain('Failed: Tests. All that was printed is in logs/try.log.')
})

test('a part says what mends it, and its warnings are shown although it goes well', async () => {
  const { log, runParts, said, failed } = await makeProject()
  const warns = part('Content', 'console.log("a.json: Warning: not translated\\nin order")')
  expect(await runParts([{ ...warns, warnings: /Warning:/ }], log)).toBe(true)
  expect(said()).toBe('✓ Content: N s\n  a.json: Warning: not translated')
  expect(await runParts([{ ...part('Format', 'process.exit(1)'), remedy: 'Run "npm run format".' }], log)).toBe(false)
  expect(failed()).toContain('Failed: Format. Run "npm run format". All that was printed is in logs/try.log.')
})

test('when one part fails the others that run are ended, and not spoken of', async () => {
  const { log, runParts, said, failed } = await makeProject()
  const endless = part('Endless', 'setInterval(() => {}, 1000)')
  expect(await runParts([endless, part('Broken', 'process.exit(3)'), endless], log, 2)).toBe(false)
  expect(said()).toBe('✗ Broken: N s')
  expect(failed()).not.toContain('Endless')
})
