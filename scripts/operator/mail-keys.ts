// `npm run mail:keys`: makes the key that signs our mails, once, and prints what belongs in DNS and in the mail server.
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import {
  adviseDkim,
  adviseDmarc,
  adviseSpf,
  spfMechanism,
} from '#src/features/newsletter/operator/mail-records.server.ts'
import { BOUNCE_PATH, bounceKeys, SIGNATURE_HEADER } from '#src/features/newsletter/reports/bounces.server.ts'
import { PROVIDERS } from '#src/features/newsletter/reports/provider-reports.server.ts'
import { WEBHOOK_PATH, webhookPasswords } from '#src/features/newsletter/reports/webhooks.server.ts'
import { senderDomain } from '#src/features/newsletter/sending/copy-writer.server.ts'
import { makeComplaintBox } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import { type Config, readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { dkimKeyFile, readDkimKey } from '#src/platform/mail/dkim-key.ts'
import { loadSecrets } from '#src/platform/secrets.ts'
import { reportFailure } from './run-command.ts'

keepNewFilesPrivate()
await reportFailure(async () => {
  // An operator who only asks for help gets no key: it would sign before DNS has it.
  parseArgs()
  const config = readConfig(process.env)
  const domain = senderDomain(config.mail.from)
  const file = dkimKeyFile(config)
  const known = readDkimKey(config)
  const key = known ?? (await makeKey(config, domain))

  const publicKey = createPublicKey(key.privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  console.log(
    `${known === undefined ? 'A new key is in' : 'The key is in'} ${file}. Every machine that sends needs this file.`,
  )
  if (key.domainName !== domain)
    console.log(`It is for ${key.domainName}, but MAIL_FROM is at ${domain}: delete the file to make a new one.`)
  console.log('\nDNS, beside what is there for your other mail:')
  const smtpHost = config.mail.smtpUrl === undefined ? undefined : new URL(config.mail.smtpUrl).hostname
  const advice = [
    () => adviseDkim(readTxt, `${key.keySelector}._domainkey.${key.domainName}`, publicKey),
    () => adviseSpf(readTxt, key.domainName, spfMechanism(smtpHost, key.domainName)),
    () => adviseDmarc(readTxt, key.domainName, addressOf(config.mail.from)),
  ]
  for (const advise of advice) console.log(await advise().catch((error: Error) => error.message))
  const secrets = await loadSecrets(config)
  console.log('\nMail server: post what arrives for bounce+…, unsubscribe+… and complaint+… as it is to')
  console.log(
    `${config.http.publicUrl}${BOUNCE_PATH} with ${SIGNATURE_HEADER}: t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">`,
  )
  console.log(`key of the HMAC: ${bounceKeys({ secrets })[0]}`)
  console.log(
    'It must write Return-Path and Delivered-To on top: docs/how-to/run-in-production.md, "Mail that comes back".',
  )
  for (const source of config.newsletter.feedbackLoops) {
    console.log(
      `Complaints, to register with ${source} and to tell nobody else: ${makeComplaintBox(secrets, source)}@${domain}`,
    )
  }
  console.log('\nMail providers, where one sends for you: its reports of bounces and complaints go to')
  for (const provider of PROVIDERS) {
    const address = `${config.http.publicUrl}${WEBHOOK_PATH}/${provider}`
    const isSigned = provider === 'mailgun' || provider === 'ses'
    const proof = isSigned ? '' : `  user: handrail  password: ${webhookPasswords({ secrets }, provider)[0]}`
    console.log(`${address}${proof}`)
  }
  console.log('\nRestart the server to sign from now on. Then: npm run mail:doctor')
})

/** Three seconds, because it is asked for on machines without a way out too. */
async function readTxt(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))
}

/** Without the name before it. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

async function makeKey(config: Config, domain: string) {
  const file = dkimKeyFile(config)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const content = {
    domainName: domain,
    keySelector: `handrail${new Date().toISOString().slice(0, 7).replace('-', '')}`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  await mkdir(dirname(file), { recursive: true })
  // Never over another key: what it signed would stop to be ours.
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return content
}
