// Looks at what the big mail providers ask of a sender, one rule at a time (G16). It only looks: nothing is sent.

import { createPublicKey } from 'node:crypto'
import { readDkimKey } from '#src/platform/mail/dkim-key.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { ONE_CLICK_PATH } from '#src/shared/paths.ts'
import { senderDomain } from '../issues/issue-message.server.ts'
import { loadIssues } from '../issues/issues.server.ts'
import { createSubscriberId, makeLeaveCode } from '../newsletter-codes.server.ts'
import { createCopyWriter } from '../sending/copy-writer.server.ts'

/** What the world outside says; a test hands in its own. */
export interface NetworkProbe {
  txt(name: string): Promise<string[]>
  addressesOf(host: string): Promise<string[]>
  namesOf(address: string): Promise<string[]>
  /** Whether the mail server at this address speaks TLS. */
  offersTls(smtpUrl: string): Promise<boolean>
  /** The status of a POST without following redirects. */
  post(url: string, body: string): Promise<number>
}

export interface MailFinding {
  rule: string
  ok: boolean
  says: string
}

const KEY_BITS = 2048

/** Every rule, in the order in which one mends them. A rule that cannot be looked at has failed. */
export async function examineMail(services: Services, outside: NetworkProbe): Promise<MailFinding[]> {
  const { config } = services
  const domain = senderDomain(config.mail.from)
  const look = async (rule: string, check: () => Promise<[boolean, string]>): Promise<MailFinding> => {
    try {
      const [ok, says] = await check()
      return { rule, ok, says }
    } catch (error) {
      return { rule, ok: false, says: error instanceof Error ? error.message : String(error) }
    }
  }
  return [
    await look('SPF (Gmail, Yahoo, Outlook)', () => checkSpf(outside, domain)),
    await look('DKIM key of 2048 bits in DNS (Gmail, Yahoo, Outlook)', () => checkDkim(services, outside, domain)),
    await look('DMARC, aligned with From (Gmail, Yahoo, Outlook)', () => checkDmarc(services, outside, domain)),
    await look('PTR of the sending machine, and back (Gmail)', () => checkPtr(services, outside)),
    await look('TLS to the mail server (Gmail)', () => checkTls(services, outside)),
    await look('List-Unsubscribe and one click in the mail, both signed (Gmail, Yahoo)', () => checkHeaders(services)),
    await look('One click over HTTPS, without a redirect (Gmail, Yahoo)', () => checkOneClick(services, outside)),
  ]
}

async function checkSpf(outside: NetworkProbe, domain: string): Promise<[boolean, string]> {
  const records = (await outside.txt(domain)).filter((record) => /^v=spf1\b/i.test(record))
  if (records.length !== 1) return [false, `${domain} has ${records.length} SPF records. Have exactly one.`]
  const record = records[0] as string
  return [/[-~]all\b/.test(record), `${record}${/[-~]all\b/.test(record) ? '' : ' ends without -all or ~all.'}`]
}

async function checkDkim(services: Services, outside: NetworkProbe, domain: string): Promise<[boolean, string]> {
  const key = readDkimKey(services.config)
  if (key === undefined) return [false, 'There is no key. Make one: npm run mail:keys']
  if (key.domainName !== domain) return [false, `The key is for ${key.domainName}, MAIL_FROM is at ${domain}.`]
  const publicKey = createPublicKey(key.privateKey)
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < KEY_BITS) return [false, `The key has ${bits} bits.`]
  const name = `${key.keySelector}._domainkey.${domain}`
  const records = (await outside.txt(name)).map((record) => record.replaceAll(/\s/g, ''))
  const own = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return [records.some((record) => record.includes(`p=${own}`)), `${name} must hold our public key.`]
}

async function checkDmarc(services: Services, outside: NetworkProbe, domain: string): Promise<[boolean, string]> {
  const records = (await outside.txt(`_dmarc.${domain}`)).filter((record) => /^v=DMARC1\b/i.test(record))
  if (records.length !== 1) return [false, `_dmarc.${domain} has ${records.length} DMARC records. Have exactly one.`]
  const aligned = readDkimKey(services.config)?.domainName === domain
  return [aligned, `${records[0]}${aligned ? '' : ' The signature is not for the domain of From.'}`]
}

async function checkPtr(services: Services, outside: NetworkProbe): Promise<[boolean, string]> {
  const host = smtpHost(services)
  if (host === undefined) return [false, 'SMTP_URL is not set.']
  for (const address of await outside.addressesOf(host)) {
    const names = await outside.namesOf(address).catch(() => [])
    const back = await Promise.all(names.map((name) => outside.addressesOf(name).catch(() => [])))
    if (!back.flat().includes(address)) return [false, `${address} has no name that leads back to it.`]
  }
  return [true, `${host} has a name that leads back to it.`]
}

async function checkTls(services: Services, outside: NetworkProbe): Promise<[boolean, string]> {
  const { smtpUrl } = services.config.mail
  if (smtpUrl === undefined) return [false, 'SMTP_URL is not set.']
  return [await outside.offersTls(smtpUrl), 'The mail server must offer STARTTLS, or be reached by smtps://.']
}

async function checkHeaders(services: Services): Promise<[boolean, string]> {
  const [issue] = loadIssues(DEFAULT_LANGUAGE)
  if (issue === undefined) return [false, 'There is no issue to look at.']
  const writeCopy = await createCopyWriter(DEFAULT_LANGUAGE, services, issue)
  const { message } = await writeCopy({
    id: createSubscriberId(),
    email: `doctor@${senderDomain(services.config.mail.from)}`,
    epoch: 0,
  })
  const head =
    message
      .toString('latin1')
      .split('\r\n\r\n')[0]
      ?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  const has = (name: string) => new RegExp(`^${name}: `, 'im').test(head)
  const signed = /^DKIM-Signature: .*\bh=([^;]*)/im.exec(head)?.[1]?.toLowerCase().replaceAll(' ', '').split(':') ?? []
  const names = ['list-unsubscribe', 'list-unsubscribe-post']
  return [
    names.every(has) && names.every((name) => signed.includes(name)),
    `Signed: ${signed.join(', ') || 'nothing'}.`,
  ]
}

async function checkOneClick(services: Services, outside: NetworkProbe): Promise<[boolean, string]> {
  const { publicUrl } = services.config.http
  if (!publicUrl.startsWith('https:')) return [false, `PUBLIC_URL is ${publicUrl}.`]
  // A code of ours for nobody: the answer is that there is nothing to stop.
  const code = makeLeaveCode(services.secrets, createSubscriberId())
  const status = await outside.post(`${publicUrl}${ONE_CLICK_PATH}/${code}`, 'List-Unsubscribe=One-Click')
  return [status === 200, `The answer was ${status}.`]
}

function smtpHost(services: Services): string | undefined {
  const { smtpUrl } = services.config.mail
  return smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname
}
