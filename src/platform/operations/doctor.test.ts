// `npm run doctor`: what is right passes, what is wrong fails with what to do about it.
import type { StatsFs } from 'node:fs'
import { chmod, chown, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { startProvider } from '../../../testing/api/google-provider.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { createServices } from '../services.ts'
import { examineAddress, type OutsideProbe } from './address-checks.ts'
import { examineServer, runDoctorChecks } from './doctor.ts'
import { noteBackup, UNKNOWN_SECRET } from './installation.ts'

const describeBuild = async () => '200 files are built.'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, statfs: vi.fn(real.statfs) }
})

async function examine(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  try {
    const findings = await runDoctorChecks({ DATA_DIR: dataDir, ...env }, describeBuild)
    return new Map(findings.map((finding) => [finding.what, finding]))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

test('with nothing set everything a laptop needs passes', async () => {
  const findings = await examine({})
  for (const what of [
    'configuration',
    'https',
    'disk',
    'database',
    'durability',
    'clock',
    'mail',
    'reminders',
    'Google',
  ]) {
    expect(findings.get(what), what).toMatchObject({ ok: true })
  }
  expect(findings.get('database')?.says).toContain('empty')
})

const MAKE_ROOM = 'Make room: at least 500 MB, and 10 %. A full disk refuses all that parents save.'

test.each([
  [512, 500, true, '500 MB are free in DATA_DIR, 97 % of its disk.'],
  [512, 499, false, `499 MB are free in DATA_DIR, 97 % of its disk. ${MAKE_ROOM}`],
  [20_000, 2_000, true, '2000 MB are free in DATA_DIR, 10 % of its disk.'],
  [20_000, 1_999, false, `1999 MB are free in DATA_DIR, 9 % of its disk. ${MAKE_ROOM}`],
])('a disk of %i MB with %i MB left passes: %s', async (size, megabytes, ok, says) => {
  // Only root may have what is free beside that.
  const disk = { blocks: size * 256, bfree: size * 256, bavail: megabytes * 256, bsize: 4096 } as StatsFs
  vi.mocked(statfs).mockResolvedValueOnce(disk)
  expect((await examine({})).get('disk')).toEqual({ what: 'disk', ok, says })
})

test('a misspelt setting fails with the name that was meant', async () => {
  const findings = await examine({ PUBLC_URL: 'https://handrail.example' })
  expect(findings.get('configuration')).toEqual({
    what: 'configuration',
    ok: false,
    says: 'PUBLC_URL is no setting. Did you mean PUBLIC_URL?',
  })
})

test('without a backup production is red, one of tonight is well, a two-day-old one red', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production' })
  const database = await openDatabase(config)
  const look = async (now: string) =>
    (await examineServer(config, { describeBuild, featureChecks: [], database, now: new Date(now) })).find(
      ({ what }) => what === 'backup',
    )
  expect(await look('2026-11-21T08:00:00Z')).toMatchObject({
    ok: false,
    says: expect.stringMatching(/^None was ever made\. Make one every night: npm run backup/),
  })
  await noteBackup(database.query, new Date('2026-11-21T03:17:00Z'), '/var/lib/handrail-backups/one')
  const well = { ok: true, says: 'The last one is of 2026-11-21 03:17 UTC: /var/lib/handrail-backups/one.' }
  expect(await look('2026-11-21T08:00:00Z')).toMatchObject(well)
  expect(await look('2026-11-22T05:16:00Z')).toMatchObject({ ok: true })
  expect(await look('2026-11-22T05:18:00Z')).toMatchObject({ ok: false })
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test("another secret than the database's fails, and one before the old one passes", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  const start = async (TOKEN_SECRET?: string) =>
    (await createServices(readConfig({ DATA_DIR: dataDir, ...(TOKEN_SECRET && { TOKEN_SECRET }) }))).close()
  const look = async (TOKEN_SECRET: string) =>
    (await runDoctorChecks({ DATA_DIR: dataDir, TOKEN_SECRET }, describeBuild)).find(({ what }) => what === 'secret')
  await start('the first secret that is long enough')
  expect(await look('the first secret that is long enough')).toMatchObject({ ok: true })
  expect(await look('another secret that is long enough')).toEqual({ what: 'secret', ok: false, says: UNKNOWN_SECRET })
  await expect(start('another secret that is long enough')).rejects.toThrow(UNKNOWN_SECRET)
  // Made in the folder, because none is set.
  await expect(start()).rejects.toThrow(UNKNOWN_SECRET)
  // A new one in front of the old one; from then on it is enough by itself.
  await start('another secret that is long enough,the first secret that is long enough')
  await start('another secret that is long enough')
  await rm(dataDir, { recursive: true, force: true })
})

test.each<[string, Partial<OutsideProbe>, [string, boolean, string][]]>([
  [
    'both are well',
    {},
    [
      ['DNS', true, 'handrail.example is 192.0.2.7.'],
      ['certificate', true, 'It is good until 2027-01-20.'],
    ],
  ],
  [
    'the certificate ends soon',
    { certificateEnd: async () => new Date('2026-11-30T00:00:00Z') },
    [
      ['DNS', true, 'handrail.example is 192.0.2.7.'],
      ['certificate', false, 'It is good until 2026-11-30. See that the proxy renews it'],
    ],
  ],
  [
    'the certificate is refused',
    { certificateEnd: () => Promise.reject(new Error('self-signed certificate')) },
    [
      ['DNS', true, 'handrail.example is 192.0.2.7.'],
      ['certificate', false, 'handrail.example:443 has none that browsers take: self-signed certificate. See'],
    ],
  ],
  [
    'the name leads nowhere',
    { addressesOf: async () => [] },
    [['DNS', false, 'handrail.example has no address in DNS. Add an A record']],
  ],
])('an https address is looked at from the network: %s', async (_case, probe, expected) => {
  const outside = {
    addressesOf: async () => ['192.0.2.7'],
    certificateEnd: async () => new Date('2027-01-20T00:00:00Z'),
    ...probe,
  }
  const config = readConfig({ PUBLIC_URL: 'https://handrail.example' })
  const findings = await examineAddress(config, outside, new Date('2026-11-21T00:00:00Z'))
  expect(findings).toEqual(expected.map(([what, ok, says]) => ({ what, ok, says: expect.stringContaining(says) })))
})

test('nothing is asked about an address without https', async () => {
  const outside = { addressesOf: () => expect.unreachable(), certificateEnd: () => expect.unreachable() }
  expect(await examineAddress(readConfig({}), outside, new Date())).toEqual([])
})

test('a folder that others can read is named with what to do', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  await chmod(dataDir, 0o755)
  const findings = await runDoctorChecks({ DATA_DIR: dataDir }, describeBuild)
  expect(findings.find(({ what }) => what === 'files')).toEqual({
    what: 'files',
    ok: false,
    says: `Other users of this machine can read ${dataDir}. Start the server, or: chmod -R go= ${dataDir}`,
  })
  await rm(dataDir, { recursive: true, force: true })
})

test.skipIf(process.getuid?.() !== 0)('a file of another user than the folder is named with what to do', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  const file = join(dataDir, 'handrail.sqlite')
  await writeFile(file, '')
  await chown(dataDir, 1, 1)
  const findings = await runDoctorChecks({ DATA_DIR: dataDir }, describeBuild)
  expect(findings.find(({ what }) => what === 'files')).toEqual({
    what: 'files',
    ok: false,
    says: `The server's user cannot write ${file}. Run commands as that user. Now: chown -R --reference=${dataDir} ${dataDir}`,
  })
  await rm(dataDir, { recursive: true, force: true })
})

test('a wrong setting is named, and nothing else is looked at', async () => {
  const findings = await examine({ PORT: 'x' })
  expect([...findings.values()]).toEqual([
    { what: 'configuration', ok: false, says: 'PORT must be a whole number from 0 to 65535.' },
  ])
})

test('production wants https and a mail server', async () => {
  const findings = await examine({ NODE_ENV: 'production' })
  expect(findings.get('https')).toMatchObject({ ok: false })
  expect(findings.get('mail')?.says).toContain('SMTP_URL is not set')
})

test.each<[string, Record<string, string>, string | undefined]>([
  ['a laptop need not name anybody', {}, undefined],
  [
    'in production it says that no operator is named, and which settings name one',
    { NODE_ENV: 'production' },
    'It names nobody, and people have a right to know who keeps their data. Set OPERATOR_NAME and OPERATOR_CONTACT.',
  ],
  [
    'a name without a contact wants one',
    { NODE_ENV: 'production', OPERATOR_NAME: 'Kent Online' },
    'It names Kent Online, and no way to reach them. Set OPERATOR_CONTACT.',
  ],
  [
    'with both it says what stands there',
    { NODE_ENV: 'production', OPERATOR_NAME: 'Kent Online', OPERATOR_CONTACT: 'data@kent.example' },
    'It names Kent Online, to be reached at data@kent.example.',
  ],
])('the privacy policy: %s', async (_case, env, says) => {
  const finding = (await examine(env)).get('privacy policy')
  expect(finding).toEqual(says === undefined ? undefined : { what: 'privacy policy', ok: true, says })
})

test('a database that does not answer fails with what to check', async () => {
  const findings = await examine({
    DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/nothing',
    TOKEN_SECRET: 'a secret of the tests, long enough',
  })
  expect(findings.get('database')).toMatchObject({ ok: false })
  expect(findings.get('database')?.says).toContain('DATABASE_URL')
  expect(findings.get('database')?.says).not.toContain('nobody:none')
})

test('a database in use is up to date; one of a newer version is refused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  expect(
    (await runDoctorChecks({ DATA_DIR: dataDir }, describeBuild)).find(({ what }) => what === 'database')?.says,
  ).toContain('up to date')
  const featureCheck = {
    what: 'a feature',
    check: async () => {
      throw new Error('Make room.')
    },
  }
  const withFeature = () => runDoctorChecks({ DATA_DIR: dataDir }, describeBuild, [featureCheck])
  expect(await withFeature()).toContainEqual({ what: 'a feature', ok: false, says: 'Make room.' })
  await database.query
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-later', timestamp: 'x' } as never)
    .execute()
  expect(
    (await runDoctorChecks({ DATA_DIR: dataDir }, describeBuild)).find(({ what }) => what === 'database'),
  ).toMatchObject({
    ok: false,
  })
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('the mail server and the provider are asked', async () => {
  await using provider = await startProvider()
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as { port: number }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: provider.issuer }
  const good = await examine({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...google })
  expect(good.get('mail')).toMatchObject({ ok: true })
  expect(good.get('Google')).toMatchObject({ ok: true })
  await new Promise<void>((resolve) => smtp.close(() => resolve()))

  const bad = await examine({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...google, GOOGLE_ISSUER: 'http://127.0.0.1:1' })
  expect(bad.get('mail')).toMatchObject({ ok: false })
  expect(bad.get('Google')).toMatchObject({ ok: false })
})
