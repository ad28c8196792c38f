// People to look at while one writes: made once, by name, and never in production.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'seed.ts')

function seedIn(folder: string, env: Record<string, string> = {}) {
  return run(process.execPath, [SCRIPT], { env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env } })
}

let folder: string
let first: { stdout: string; stderr: string }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handrail-seed-'))
  first = await seedIn(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a new database gets people, and the password of one to log in with', () => {
  expect(first.stdout).toMatch(
    /^These are there: 4 accounts, .+, 40 readers .+\nLog in as parent@handrail\.example with the password '.+'\./,
  )
  expect(first.stderr).toBe('')
})

test('a second run adds no second account and no second reader', async () => {
  const { stdout } = await seedIn(folder)
  expect(stdout).toMatch(/^The people are there already\.\nLog in as/)
})

test('what is left out gets none', async () => {
  const { stdout } = await seedIn(join(folder, 'smallest'), { FEATURES: 'none', LANGUAGES: 'en' })
  expect(stdout).toMatch(/^These are there: 4 accounts, 2 comments, 2 ideas\.\n/)
})

test('a database in production is refused', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://handrail.example',
    TOKEN_SECRET: 'kJ3vX9pQ2mB7tR5wY8zN4cL6hF1dS0gA',
  }
  const refused = { code: 1, stderr: expect.stringContaining('not in production') }
  await expect(seedIn(join(folder, 'other'), production)).rejects.toMatchObject(refused)
})
