// Looks at what the big mail providers ask of a sender, one rule at a time (G16). It only looks: nothing is sent.

import { createPublicKey } from 'node:crypto'
import { readDkimKey } from '#src/platform/mail/dkim-key.ts'
import { composeLetter } from '#src/platform/mail/mail-transport.ts'
import type { Services } from '#src/platform/services.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { ONE_CLICK_PATH } from '#src/shared/paths.ts'
import { findIssue, listIssueHeads } from '../issues/issues.server.ts'
import { createCopyWriter, senderDomain } from '../sending/copy-writer.server.ts'
import { createSubscriberId, makeLeaveCode } from '../subscription/newsletter-codes.server.ts'
import { DMARC, isRelay, isThisMachine, readRecords, SPF } from './mail-records.server.ts'

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
const SAYS_WHAT_TO_ADD = 'npm run mail:keys says what to add.'
const NO_SMTP = 'SMTP_URL is not set. Set it to your mail server or your provider.'

/** Every rule, in the order in which an operator corrects them. A rule that cannot be looked at has failed. */
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
    ...(hasFeature('newsletter')
      ? [
          await look('List-Unsubscribe and one click in the mail, both signed (Gmail, Yahoo)', () =>
            checkHeaders(services),
          ),
          await look('One click over HTTPS, without a redirect (Gmail, Yahoo)', () => checkOneClick(services, outside)),
        ]
      : []),
  ]
}

async function checkSpf(outside: NetworkProbe, domain: string): Promise<[boolean, string]> {
  const records = await readRecords(outside.txt, domain, SPF)
  const [record] = records
  if (record === undefined || records.length > 1) {
    return [false, `${domain} has ${records.length} SPF records. Have exactly one: ${SAYS_WHAT_TO_ADD}`]
  }
  if (/[-~]all\b|\bredirect=/.test(record)) return [true, record]
  return [false, `${record} ends without -all or ~all. Add ~all at its end.`]
}

async function checkDkim(services: Services, outside: NetworkProbe, domain: string): Promise<[boolean, string]> {
  const key = readDkimKey(services.config)
  if (key === undefined) return [false, 'There is no key. Make one: npm run mail:keys']
  if (key.domainName !== domain) {
    const mend = 'Move dkim.json away, and run npm run mail:keys.'
    return [false, `The key is for ${key.domainName}, MAIL_FROM is at ${domain}. ${mend}`]
  }
  const publicKey = createPublicKey(key.privateKey)
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < KEY_BITS) return [false, `The key has ${bits} bits. Move dkim.json away, and run npm run mail:keys.`]
  const name = `${key.keySelector}._domainkey.${domain}`
  const records = (await readRecords(outside.txt, name, /p=/)).map((record) => record.replaceAll(/\s/g, ''))
  const own = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  if (records.some((record) => record.includes(`p=${own}`))) return [true, `${name} holds our public key.`]
  const seen = records.length === 0 ? 'is not there' : 'holds another key'
  return [false, `${name} ${seen}. ${SAYS_WHAT_TO_ADD} A change may take an hour to be seen.`]
}

async function checkDmarc(services: Services, outside: NetworkProbe, domain: string): Promise<[boolean, string]> {
  const records = await readRecords(outside.txt, `_dmarc.${domain}`, DMARC)
  if (records.length !== 1) {
    return [false, `_dmarc.${domain} has ${records.length} DMARC records. Have exactly one: ${SAYS_WHAT_TO_ADD}`]
  }
  const aligned = readDkimKey(services.config)?.domainName === domain
  return [
    aligned,
    `${records[0]}${aligned ? '' : ' The signature is not for the domain of From: make a key for it with npm run mail:keys.'}`,
  ]
}

async function checkPtr(services: Services, outside: NetworkProbe): Promise<[boolean, string]> {
  const { mail, http } = services.config
  const smtp = smtpHost(services)
  if (smtp === undefined) return [false, NO_SMTP]
  if (isRelay(smtp, senderDomain(mail.from))) {
    return [true, `Mails leave through ${smtp}, whose machines have names of its own: nothing for you to set.`]
  }
  // A mail server beside us sends with the address of this machine.
  const host = isThisMachine(smtp) ? new URL(http.publicUrl).hostname : smtp
  const addresses = await outside.addressesOf(host)
  if (addresses.length === 0)
    return [false, `${host} has no address in DNS. Add an A record for the machine that sends.`]
  for (const address of addresses) {
    const names = await outside.namesOf(address).catch(() => [])
    const back = await Promise.all(names.map((name) => outside.addressesOf(name).catch(() => [])))
    if (back.flat().includes(address)) continue
    const mend = `Ask who rents you the machine to set its reverse DNS (PTR) to ${host}.`
    return [false, `${address} has no name that leads back to it. ${mend}`]
  }
  return [true, `${host} has a name that leads back to it.`]
}

async function checkTls(services: Services, outside: NetworkProbe): Promise<[boolean, string]> {
  const { smtpUrl } = services.config.mail
  if (smtpUrl === undefined) return [false, NO_SMTP]
  const remedy = 'It must offer STARTTLS, or be reached by smtps:// and its port, mostly 465.'
  const offers = await outside.offersTls(smtpUrl).catch((error: unknown) => {
    throw new Error(`The mail server does not speak TLS: ${error instanceof Error ? error.message : error}. ${remedy}`)
  })
  return offers ? [true, 'The mail server speaks TLS.'] : [false, `The mail server does not speak TLS. ${remedy}`]
}

async function checkHeaders(services: Services): Promise<[boolean, string]> {
  const { query } = services.database
  const [first] = await listIssueHeads(query, DEFAULT_LANGUAGE)
  const issue = first && (await findIssue(query, DEFAULT_LANGUAGE, first.slug))
  if (issue === undefined) return [false, 'There is no issue to look at.']
  const email = `doctor@${senderDomain(services.config.mail.from)}`
  const writeCopy = createCopyWriter(DEFAULT_LANGUAGE, services, issue)
  const { id, letter } = writeCopy({ id: createSubscriberId(), email, epoch: 0 })
  const message = await composeLetter(services.config, id, letter)
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
    `Signed: ${signed.join(', ') || 'nothing. Make a key: npm run mail:keys'}.`,
  ]
}

async function checkOneClick(services: Services, outside: NetworkProbe): Promise<[boolean, string]> {
  const { publicUrl } = services.config.http
  if (!publicUrl.startsWith('https:'))
    return [false, `PUBLIC_URL is ${publicUrl}. Set it to your https:// address, build again and restart.`]
  // A valid code of no subscriber: the answer is that there is nothing to stop.
  const code = makeLeaveCode(services.secrets, createSubscriberId())
  const address = `${publicUrl}${ONE_CLICK_PATH}/${code}`
  const remedy = `Is the server running, does ${new URL(publicUrl).hostname} lead to it, and does the proxy pass POST on as it is?`
  const status = await outside.post(address, 'List-Unsubscribe=One-Click').catch(() => null)
  if (status === null) return [false, `${publicUrl} does not answer. ${remedy}`]
  return [status === 200, `The answer was ${status}.${status === 200 ? '' : ` ${remedy}`}`]
}

function smtpHost(services: Services): string | undefined {
  const { smtpUrl } = services.config.mail
  return smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname
}
