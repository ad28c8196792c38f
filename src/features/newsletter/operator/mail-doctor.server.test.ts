// Each rule passes when it is met, and says what is wrong when it is not. Against a world of our own.
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { examineMail, type NetworkProbe } from './mail-doctor.server.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicKey = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64')

const TXT: Record<string, string[]> = {
  'handrail.example': ['v=spf1 mx -all', 'something else'],
  'h1._domainkey.handrail.example': [`v=DKIM1; k=rsa; p=${publicKey}`],
  '_dmarc.handrail.example': ['v=DMARC1; p=quarantine'],
}

const GOOD: NetworkProbe = {
  txt: async (name) => TXT[name] ?? [],
  addressesOf: async () => ['192.0.2.1'],
  namesOf: async () => ['mail.handrail.example'],
  offersTls: async () => true,
  post: async () => 200,
}

async function examine(outside: Partial<NetworkProbe>, { key = pem, env = {} }: { key?: string; env?: object } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-doctor-'))
  try {
    const file = { domainName: 'handrail.example', keySelector: 'h1', privateKey: key }
    await writeFile(join(dataDir, 'dkim.json'), JSON.stringify(file))
    const settings = {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://handrail.example',
      MAIL_FROM: 'hello@handrail.example',
      SMTP_URL: 'smtp://mail.handrail.example',
      ...env,
    }
    await using app = await createTestApp({ issues: true, env: settings })
    return (await examineMail(app.services, { ...GOOD, ...outside })).filter(({ ok }) => !ok).map(({ rule }) => rule)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

test('a sender who meets every rule passes every rule', async () => {
  expect(await examine({})).toEqual([])
})

test.each<[string, Partial<NetworkProbe>, RegExp]>([
  ['no SPF', { txt: async (name) => (name === 'handrail.example' ? [] : (TXT[name] ?? [])) }, /^SPF/],
  ['another DKIM key', { txt: async (name) => (name.startsWith('h1.') ? ['p=AAAA'] : (TXT[name] ?? [])) }, /^DKIM/],
  ['no DMARC', { txt: async (name) => (name.startsWith('_dmarc') ? [] : (TXT[name] ?? [])) }, /^DMARC/],
  ['no PTR', { namesOf: async () => [] }, /^PTR/],
  ['no TLS', { offersTls: async () => Promise.reject(new Error('no STARTTLS')) }, /^TLS/],
  ['a redirect', { post: async () => 301 }, /^One click/],
])('with %s exactly that rule fails', async (_name, outside, rule) => {
  const failed = await examine(outside)
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(rule)
})

test('a short key and a plain address are found', async () => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
  const key = short.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect((await examine({}, { key }))[0]).toMatch(/^DKIM/)
  expect((await examine({}, { env: { PUBLIC_URL: 'http://handrail.example' } }))[0]).toMatch(/^One click/)
})

test('behind a provider the name of its machines is not asked for', async () => {
  const env = { SMTP_URL: 'smtp://smtp.provider.example' }
  expect(await examine({ namesOf: async () => [] }, { env })).toEqual([])
})
