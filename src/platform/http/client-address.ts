// The client's address, as far as the network can tell: the socket's address, or what a trusted proxy says.
import { BlockList, isIP } from 'node:net'

/** True for the addresses of TRUSTED_PROXIES. */
export type IsTrusted = (address: string) => boolean

/** Used when no socket is known, as in a request made inside the process. */
const NO_ADDRESS = '0.0.0.0'

/** @param networks addresses, or networks such as 10.0.0.0/8 */
export function createTrustedProxies(networks: string[]): IsTrusted {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/**
 * The client's address: the right-most entry of X-Forwarded-For that no trusted proxy of ours wrote about itself. A
 * header that did not come through a trusted proxy is not looked at.
 */
export function findClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  isTrusted: IsTrusted,
): string {
  let address = plainAddress(socketAddress ?? NO_ADDRESS)
  const entries = (forwardedFor ?? '').split(',').map((entry) => plainAddress(entry.trim()))
  while (isTrusted(address)) {
    const next = entries.pop()
    if (next === undefined || isIP(next) === 0) break
    address = next
  }
  return address
}

/** What limits are counted by: an IPv4 address, or the /64 that one IPv6 household gets. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${expand(address).slice(0, 4).join(':')}::/64` : address
}

/**
 * One home or firm may own a whole /48 with 65,536 networks, which together get eight times the limit of one network.
 * @param subject what is counted, which ends in its network
 * @returns the same with the /48 around it, or null where there is none
 */
export function widenNetwork(subject: string): string | null {
  const wider = subject.replace(/:[0-9a-f]+::\/64$/, '::/48')
  return wider === subject ? null : wider
}

/** How much more a /48 may do than one of its networks. */
export const WIDER_SHARE = 8

/** The limit buckets of a network: its own, and that of the /48 around it if there is one. @param max of one network */
export function limitBuckets(network: string, max: number): { key: string; max: number }[] {
  const wider = widenNetwork(network)
  const own = { key: network, max }
  return wider === null ? [own] : [own, { key: wider, max: WIDER_SHARE * max }]
}

/** What the security log keeps: enough to see a pattern, too little to point at a household. */
export function networkPrefix(address: string): string {
  if (isIP(address) === 6) return `${expand(address).slice(0, 3).join(':')}::/48`
  return isIP(address) === 4 ? `${address.split('.').slice(0, 3).join('.')}.0/24` : 'unknown'
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Removes port and zone, and turns an IPv4 address in IPv6 form (`::ffff:…`) into plain IPv4. */
export function plainAddress(address: string): string {
  // Some proxies write '198.51.100.1:4711' or '[2001:db8::1]:4711'; left so, all visitors would count as one.
  const withoutPort =
    /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const withoutZone = withoutPort.replace(/%.*$/, '')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1] ?? withoutZone
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
