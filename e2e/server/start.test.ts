// Starting and stopping: what is wrong is said in one clear line each, and a stop loses nothing.

import { cp, mkdtempDisposable, readdir, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registration } from '../../testing/api/test-person.ts'
import { startServer, startServerThatFails } from '../../testing/servers/server.ts'

test('a taken port is one clear line and exit 1', async () => {
  await using first = await startServer()
  const { code, output } = await startServerThatFails({ PORT: new URL(first.url).port })
  expect(code).toBe(1)
  expect(output).toBe(`Port ${new URL(first.url).port} is taken. Stop what uses it, or set PORT to another number.`)
})

test('every bad variable is one clear line, and exit 1', async () => {
  const { code, output } = await startServerThatFails({ PORT: 'many', PUBLIC_URL: 'handrail' })
  expect(code).toBe(1)
  expect(output.split('\n')).toHaveLength(2)
  expect(output).toContain('PORT must be a whole number from 0 to 65535.')
  expect(output).toContain('PUBLIC_URL must be an address')
})

test('a start before there are pages prints what to do, and exits with 1', async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'handrail-unbuilt-'))
  const folder = temporary.path
  const root = join(import.meta.dirname, '../..')
  for (const part of ['src', 'content', 'migrations', 'package.json']) {
    await cp(join(root, part), join(folder, part), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { code, output } = await startServerThatFails({}, join(folder, 'src/server/main.ts'))
  expect(code).toBe(1)
  expect(output.split('\n')).toHaveLength(1)
  expect(output).toMatch(/^The pages are not built\. Run "npm start", or "npm run build" first\./)
})

test('whatever umask it was started with, no other user can read what the server keeps', async () => {
  const umask = process.umask(0o022)
  await using server = await startServer().finally(() => process.umask(umask))
  await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration('anna@family.example')),
  })
  // A mail is written under a name that begins with a dot, then renamed.
  const written = async () =>
    (await readdir(join(server.dataDir, 'outbox')).catch(() => [])).filter((name) => !name.startsWith('.'))
  await expect.poll(async () => (await written()).length).toBe(1)
  for (const name of await readdir(server.dataDir, { recursive: true })) {
    expect((await stat(join(server.dataDir, name))).mode & 0o077, name).toBe(0)
  }
})

test('a stop signal lets a request in flight finish and ends with 0', async () => {
  await using server = await startServer()
  const ended = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
  const answers = Array.from({ length: 20 }, () => fetch(`${server.url}/api/curriculum/digitalLaunchpad/module1`))
  await Promise.race(answers)
  server.process.kill('SIGTERM')
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await ended).toBe(0)
})
