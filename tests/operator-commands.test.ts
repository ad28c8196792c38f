// The operators' commands as they are typed: what they print on an empty server, and one line that says what to do when
// something is missing. A table over every command of package.json, so that a new one is tried too.
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOpenToOthers } from '#src/platform/data-folder.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
let folder: string
/** An issue in `content/en/newsletter`. */
const ISSUE = 'let-it-come-to-its-end'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-operator-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** Runs a script of package.json as npm would, on a server of its own. */
function operate(script: string, ...words: string[]): Promise<Ended> {
  return operateIn(join(folder, 'data'), script, words)
}

async function operateIn(dataDir: string, script: string, words: string[]): Promise<Ended> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, file = '', ...fixed] = (scripts[script] ?? '').split(' ')
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://handrail.test',
    // Nearly a hundred commands read the same files.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  try {
    return { code: 0, ...(await run(process.execPath, [file, ...fixed, ...words], { cwd: root, env })) }
  } catch (error) {
    return error as Ended
  }
}

const EMPTY: [script: string, words: string[], out: RegExp][] = [
  ['stats', [], /^Nothing has been counted in this time\./],
  ['stats', ['--csv'], /^\uFEFF?"?week/i],
  ['plans', [], /^Plans: 0, opened by more than one device: 0\.\nRoom: 0 of \d+ MB\./],
  ['plans', ['delete-unshared', '30'], /^Plans deleted: 0\./],
  ['plans', ['delete', 'abcdefghijklmnopqrstuv'], /^There is no such plan\./],
  ['person', [], /^Usage: npm run person/],
  ['person', ['show', 'a@b.uk'], /^Nothing is held on this address\./],
  ['person', ['export', 'a@b.uk'], /^\{\}$/m],
  ['person', ['delete', 'a@b.uk', '--yes'], /^Nothing is held on this address\./],
  ['secret', ['check'], /^The database knows this secret\./],
  [
    'desk',
    ['invite', 'anna@desk.example', '--role', 'editor'],
    /\nhttp:\/\/handrail\.test\/desk\/join\?code=[\w-]{43}$/m,
  ],
  ['results', ['publish'], /^Nothing new to show/],
  ['results', ['held'], /^No week is held back/],
  ['class-agreements', ['renew'], /^No class agreement moved/],
  ['inbox', ['list'], /^No message waits\./],
  ['inbox', ['close-day', 'idea', '2026-11-20'], /^Closed: 0\./],
  ['inbox', ['export'], /^\uFEFF?"?kind"?,"?day/i],
  ['newsletter', ['list'], /\S/],
  ['newsletter', ['export'], /^\uFEFF"email","consented_on","proof","language"/],
  ['mail:keys', [], /^key of the HMAC: \S{20,}$/m],
  ['backup', [], /^The backup is in .+\.$/m],
  ['backup', ['--done'], /^Noted: a backup was made now\.$/m],
]

test.each(EMPTY)('%s %j says what there is on an empty server', async (script, words, out) => {
  const { code, stdout, stderr } = await operate(script, ...words)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(out)
})

const WRONG: [script: string, words: string[], err: RegExp][] = [
  ['stats', ['--weeks', '0'], /^Please give --weeks a whole number from 1 to 120\./],
  ['desk', ['sing'], /^There is no command "sing"\./],
  ['desk', ['reset-factors', 'a@desk.example'], /^a@desk\.example has no role here\./],
  ['desk', ['invite', 'nobody', '--role', 'owner'], /^"nobody" is not an email address\./],
  ['desk', ['invite', 'a@desk.example', '--role', 'king'], /^"king" is no role/],
  ['results', ['sing'], /^There is no command "sing"\./],
  ['results', ['void', '99.1', '2026-11-16'], /^There is no tool "99\.1"\./],
  ['results', ['void', '1.1', 'today'], /^"today" is no day of a week/],
  ['results', ['void', '1.1', '2026-11-16'], /^There are no answers for/],
  ['results', ['release', '1.1', '2026-11-16'], /is not held back/],
  ['class-agreements', ['sing'], /^There is no command "sing"\./],
  ['inbox', ['sing'], /^There is no command "sing"\./],
  ['inbox', ['list', 'poems'], /^"poems" is no kind/],
  ['inbox', ['show', 'hr-0000-0000'], /HR-0000-0000/],
  ['inbox', ['close-day', 'idea', 'today'], /^"today" is no day/],
  ['newsletter', ['sing'], /^There is no command "sing"\./],
  ['newsletter', ['preview'], /^Something is missing: npm run newsletter -- preview <slug>/],
  ['newsletter', ['preview', 'no-such-issue'], /no-such-issue/],
  ['newsletter', ['test', 'x', 'nobody'], /^"nobody" is not an email address\./],
  ['newsletter', ['resume', ISSUE], /was not stopped on its way/],
  ['newsletter', ['send', ISSUE], /^Send let-it-come-to-its-end to 0 readers now\? Add --yes to do so\.$/m],
  ['newsletter', ['import', '/nowhere.csv'], /^\/nowhere\.csv cannot be read\./],
  ['newsletter', ['lift', 'a@b.uk', 'seen'], /^Nothing holds this address back/],
  ['doctor', ['mail'], /^Unexpected argument 'mail'/],
  ['mail:doctor', ['--help'], /^Unknown option '--help'/],
  ['backup', ['--quick'], /^Unknown option '--quick'/],
  ['backup', ['/dev/null/backups'], /^Nothing can be written to \/dev\/null\/backups\. Name another folder/],
  ['backup', ['--done', 'somewhere'], /^--done notes the backup of another program: no folder\./],
  ['person', ['sing'], /^There is no command "sing"\./],
  ['person', ['delete', 'nobody'], /^"nobody" is not an email address\./],
  ['secret', ['sing'], /^There is no command "sing"\./],
  ['copy-database', [], /handrail\.sqlite: set DATA_DIR|^DATABASE_URL is not set/],
  ['plans', ['delete', 'x'], /^An id has 22 letters\./],
  ['restore', ['/nowhere/at/all', '/nowhere/else'], /^\/nowhere\/else holds no database/],
  ['bench', ['page', 'search'], /^There is no benchmark "page"\. There are: pages, /],
  ['restore', ['/nowhere/at/all'], /^\/nowhere\/at\/all is no backup/],
]

test.each(WRONG)('%s %j ends with 1 and says what to do, without a stack', async (script, words, err) => {
  const { code, stderr } = await operate(script, ...words)
  expect(code).toBe(1)
  expect(stderr).toMatch(err)
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('a refused sending exits with 1; a queued one stays as requested', async () => {
  const dataDir = join(folder, 'sending')
  const send = async (...words: string[]) => {
    const { code = 0, stdout, stderr } = await operateIn(dataDir, 'newsletter', ['send', ...words, '--yes'])
    return [code, stdout, stderr]
  }
  expect(await send(ISSUE)).toEqual([0, expect.stringMatching(/: queued for 0 readers\./), ''])
  expect(await send(ISSUE)).toEqual([0, expect.stringMatching(/was queued before\. Nothing more is sent\.$/m), ''])
  expect(await send()).toEqual([
    1,
    '',
    expect.stringMatching(/is not done yet\. To queue another one now, name it\.$/m),
  ])
})

test('the doctors name every rule and end with 1 while one is not met', async () => {
  for (const script of ['doctor', 'mail:doctor']) {
    const { code, stdout } = await operate(script)
    expect(stdout, script).toMatch(/^(pass|FAIL) {2}\S/m)
    expect(code, script).toBe(/^FAIL/m.test(stdout) ? 1 : 0)
  }
})

test('the doctor exits with 1 when one of many rules fails', async () => {
  const dataDir = join(folder, 'open')
  await mkdir(dataDir)
  await chmod(dataDir, 0o755)
  const { code, stdout } = await operateIn(dataDir, 'doctor', [])
  // A clone need not be built yet.
  const failed = stdout.match(/^FAIL {2}\w+/gm)?.filter((line) => line !== 'FAIL  build')
  expect([code, failed]).toEqual([1, ['FAIL  files']])
  expect(stdout).toMatch(/^pass {2}\w+/m)
})

test('files that a command creates belong to the server’s user only, whatever the umask', async () => {
  const umask = process.umask(0o022)
  try {
    for (const script of ['doctor', 'mail:doctor', 'mail:keys', 'stats']) {
      const dataDir = join(folder, `of ${script.replace(':', ' ')}`)
      await operateIn(dataDir, script, [])
      expect(await findOpenToOthers(dataDir), script).toEqual([])
    }
  } finally {
    process.umask(umask)
  }
})

test("another secret than the database's is refused until an operator accepts it", async () => {
  const dataDir = join(folder, 'lost')
  await operateIn(dataDir, 'stats', [])
  await rm(join(dataDir, 'token-secret'))
  const refused = await operateIn(dataDir, 'stats', [])
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^TOKEN_SECRET is not one that this database/),
  ])
  expect((await operateIn(dataDir, 'doctor', [])).stdout).toMatch(/^FAIL {2}secret: TOKEN_SECRET is not one/m)
  expect(await operateIn(dataDir, 'secret', ['check'])).toMatchObject({ code: 1 })
  expect(await operateIn(dataDir, 'secret', ['accept'])).toMatchObject({ code: 0 })
  expect(await operateIn(dataDir, 'stats', [])).toMatchObject({ code: 0 })
})

test('a backup is restored into an empty server', async () => {
  const { stdout } = await operate('backup', join(folder, 'kept'))
  const [, place = ''] = /^The backup is in (.+)\.$/m.exec(stdout) ?? []
  expect((await operate('restore', place)).stderr).toMatch(/empty|already/i)
  await rename(join(folder, 'data'), join(folder, 'before'))
  const alone = await operate('restore', place)
  expect(alone).toMatchObject({ code: 0, stdout: expect.stringMatching(/ is restored to .*\n.*who has deleted/) })
  await rm(join(folder, 'data'), { recursive: true })
  // The marks of what was sent come along.
  await mkdir(join(folder, 'before', 'newsletter-sent'))
  const { code, stdout: said } = await operate('restore', place, join(folder, 'before'))
  expect([code, said]).toEqual([0, expect.stringMatching(/^- 0 accounts that were deleted$[\s\S]+^Start the server/m)])
  expect(await readdir(join(folder, 'data'))).toContain('newsletter-sent')
})

test('every command of an operator is in these tables', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/operator/'))
  const tried = new Set([...EMPTY, ...WRONG].map(([script]) => script))
  expect(commands.filter((name) => !tried.has(name))).toEqual([])
})
