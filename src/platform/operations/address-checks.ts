// Our own address as the network sees it: whether its name leads anywhere, and until when its certificate is good. For the command
// alone: a server behind a proxy need not be able to reach itself.
import { resolve4, resolve6 } from 'node:dns/promises'
import { connect } from 'node:tls'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import type { Config } from '../config.ts'
import type { DoctorFinding } from './doctor-check.ts'

export interface OutsideProbe {
  addressesOf(host: string): Promise<string[]>
  /** @throws for a certificate that browsers refuse */
  certificateEnd(host: string, port: number): Promise<Date>
}

const CONNECT_TIMEOUT_MS = 10 * SECOND_MS
/** Programs that renew it do so thirty days before. */
const SOON_MS = 14 * DAY_MS

/** Nothing for an address without https: that is a machine to try things on. */
export async function examineAddress(config: Config, outside: OutsideProbe, now: Date): Promise<DoctorFinding[]> {
  const { protocol, hostname, port } = new URL(config.http.publicUrl)
  if (protocol !== 'https:') return []
  const addresses = await outside.addressesOf(hostname).catch(() => [])
  if (addresses.length === 0) {
    const says = `${hostname} has no address in DNS. Add an A record, and an AAAA record if you have IPv6, with the address of the proxy.`
    return [{ what: 'DNS', ok: false, says }]
  }
  return [
    { what: 'DNS', ok: true, says: `${hostname} is ${addresses.join(', ')}.` },
    await lookAtCertificate(hostname, Number(port || 443), outside, now),
  ]
}

async function lookAtCertificate(host: string, port: number, outside: OutsideProbe, now: Date): Promise<DoctorFinding> {
  const what = 'certificate'
  const remedy = 'See that the proxy renews it: Caddy does by itself, nginx needs certbot or the like.'
  try {
    const end = await outside.certificateEnd(host, port)
    const says = `It is good until ${end.toISOString().slice(0, 10)}.`
    const isSoon = end.getTime() - now.getTime() < SOON_MS
    return { what, ok: !isSoon, says: isSoon ? `${says} ${remedy}` : says }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { what, ok: false, says: `${host}:${port} has none that browsers take: ${reason}. ${remedy}` }
  }
}

export const OUTSIDE: OutsideProbe = {
  async addressesOf(host) {
    const asked = Promise.all([resolve4(host).catch(() => []), resolve6(host).catch(() => [])])
    const { promise: tooLong, resolve } = Promise.withResolvers<string[][]>()
    const timer = setTimeout(() => resolve([]), CONNECT_TIMEOUT_MS)
    return (await Promise.race([asked, tooLong]).finally(() => clearTimeout(timer))).flat()
  },
  certificateEnd: (host, port) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port, servername: host, timeout: CONNECT_TIMEOUT_MS }, () => {
        resolve(new Date(socket.getPeerCertificate().valid_to))
        socket.destroy()
      })
      socket.on('timeout', () =>
        socket.destroy(new Error(`no answer within ${CONNECT_TIMEOUT_MS / SECOND_MS} seconds`)),
      )
      socket.on('error', reject)
    }),
}
