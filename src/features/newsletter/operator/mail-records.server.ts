// The DNS records of the sender's domain, and those that must be added. A charity sends other mail from the same domain: nothing that is
// there may be replaced, and nothing new may refuse what arrives today.
import { isIP } from 'node:net'

export type ReadTxt = (name: string) => Promise<string[]>

/** None for a name that does not exist. @throws with what to do when DNS cannot be asked, because what is there is not known then */
export async function readRecords(txt: ReadTxt, name: string, begin: RegExp): Promise<string[]> {
  try {
    return (await txt(name)).filter((record) => begin.test(record))
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new Error(`DNS cannot be asked for ${name} (${code}). Try again, or look at your domain's DNS page.`, {
      cause: error,
    })
  }
}

export const SPF = /^v=spf1\b/i
export const DMARC = /^v=DMARC1\b/i

/** How SPF names the sending machine: by a term that only the mail provider knows, or by the machine itself. */
export function spfMechanism(smtpHost: string | undefined, domain: string): string {
  if (smtpHost === undefined || isThisMachine(smtpHost)) return 'a'
  return isOfDomain(smtpHost, domain) ? `a:${smtpHost}` : `<the include: that ${smtpHost} names in its help>`
}

/** Whether mails leave through a provider's machines, whose names and addresses the operator cannot set. */
export function isRelay(smtpHost: string, domain: string): boolean {
  return !isThisMachine(smtpHost) && !isOfDomain(smtpHost, domain) && isIP(smtpHost) === 0
}

/** One line for each thing to do, or to leave alone. */
export async function adviseSpf(txt: ReadTxt, domain: string, mechanism: string): Promise<string> {
  const records = await readRecords(txt, domain, SPF)
  const [record] = records
  if (record === undefined)
    return `${domain}  TXT  "v=spf1 ${mechanism} ~all"   (add; name every machine that sends for you)`
  if (records.length > 1) {
    return `${domain} has ${records.length} SPF records, which counts as none. Make them one, with ${mechanism} in it: ${records.join(' | ')}`
  }
  if (record.split(/\s+/).includes(mechanism)) return `${domain}  TXT  "${record}"   (is there; leave it)`
  const words = record.split(/\s+/)
  const last = words.findIndex((word) => /^[-~?+]?all$|^redirect=/i.test(word))
  words.splice(last === -1 ? words.length : last, 0, mechanism)
  return `${domain}  TXT  "${words.join(' ')}"   (change the one that is there, never add a second: ${record})`
}

/** Begins by watching: a stricter rule for the whole domain would refuse the office's mail, or that of a donation page. */
export async function adviseDmarc(txt: ReadTxt, domain: string, reportsTo: string): Promise<string> {
  const records = await readRecords(txt, `_dmarc.${domain}`, DMARC)
  const [record] = records
  if (records.length > 1)
    return `_dmarc.${domain} has ${records.length} DMARC records, which counts as none. Keep one: ${records.join(' | ')}`
  if (record !== undefined) return `_dmarc.${domain}  TXT  "${record}"   (is there; leave it)`
  return `_dmarc.${domain}  TXT  "v=DMARC1; p=none; rua=mailto:${reportsTo}"   (add; it only watches. Read the reports for some weeks before p=quarantine)`
}

export async function adviseDkim(txt: ReadTxt, name: string, publicKey: string): Promise<string> {
  const records = await readRecords(txt, name, /p=/)
  const isThere = records.some((record) => record.replaceAll(/\s/g, '').includes(`p=${publicKey}`))
  return `${name}  TXT  "v=DKIM1; k=rsa; p=${publicKey}"   (${isThere ? 'is there; leave it' : 'add'})`
}

export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host)
}

function isOfDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}
