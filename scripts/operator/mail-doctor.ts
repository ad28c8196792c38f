// `npm run mail:doctor`: what Gmail, Yahoo and Outlook ask of a sender, rule by rule. Exits 1 when one is not met.
import { resolve4, resolve6, resolveTxt, reverse } from 'node:dns/promises'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { examineMail, type NetworkProbe } from '#src/features/newsletter/operator/mail-doctor.server.ts'
import { runWithoutOptions } from './run-command.ts'

const outside: NetworkProbe = {
  txt: async (name) => (await resolveTxt(name)).map((chunks) => chunks.join('')),
  async addressesOf(host) {
    const found = await Promise.all([resolve4(host).catch(() => []), resolve6(host).catch(() => [])])
    return found.flat()
  },
  namesOf: reverse,
  offersTls: (url) =>
    new Promise((done, fail) => {
      const { auth: _auth, ...options } = parseConnectionUrl(url)
      // Required, so that connecting succeeds only with TLS.
      const connection = new SMTPConnection({
        ...options,
        requireTLS: options.secure !== true,
        connectionTimeout: 10_000,
      })
      connection.on('error', fail)
      connection.connect((error) => {
        if (error) return fail(error)
        connection.quit()
        done(true)
      })
    }),
  async post(url, body) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return (await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })).status
  },
}

await runWithoutOptions(async (services) => {
  const findings = await examineMail(services, outside)
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1
  return [
    ...findings.map(({ rule, ok, says }) => `${ok ? 'pass' : 'FAIL'}  ${rule}: ${says}`),
    'Not to be seen from here: complaints below 0.1 % (Gmail Postmaster Tools), 5,000 a day make a bulk sender.',
  ]
})
