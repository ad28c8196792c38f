// `npm run mail:doctor`: what Gmail, Yahoo and Outlook ask of a sender, rule by rule. Exits 1 when one is not met.
import { resolve4, resolve6, resolveTxt, reverse } from 'node:dns/promises'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { examineMail, type Outside } from '#src/features/newsletter/operator/mail-doctor.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { createServices } from '#src/platform/services.ts'

const outside: Outside = {
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

const services = await createServices(readConfig(process.env))
try {
  const findings = await examineMail(services, outside)
  for (const { rule, ok, says } of findings) console.log(`${ok ? 'pass' : 'FAIL'}  ${rule}: ${says}`)
  console.log(
    'Not to be seen from here: complaints below 0.1 % (Gmail Postmaster Tools), 5,000 a day make a bulk sender.',
  )
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
} finally {
  await services.close()
}
