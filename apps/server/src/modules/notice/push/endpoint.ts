import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Env } from '../../../platform/env.ts'

const own = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(net, bits, 'ipv6')
}

/** Whether an address is one of a private or special network, where no push service is. */
export const isPrivateAddress = (address: string): boolean =>
  own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Whether messages may be sent to an endpoint that a browser named: https at its usual port, by a
 * name and not by a bare address. Tests may name a server of their own.
 */
export function isUsableEndpoint(endpoint: string, env: Pick<Env, 'PUSH_TEST_ENDPOINTS'>): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url || url.username !== '' || url.password !== '') return false
  if (env.PUSH_TEST_ENDPOINTS === 'on' && url.hostname === '127.0.0.1') return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && url.port === '' && isIP(host) === 0 && host.includes('.')
}

/** Resolves a name and refuses addresses of private networks, at the moment of connecting. */
export const publicLookup: LookupFunction = (name, options, answer) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    const bad = addresses.find(({ address }) => isPrivateAddress(address))
    if (bad) return answer(new Error(`${name} is in a private network`), [])
    if (options.all) return answer(null, addresses)
    const [first] = addresses
    return first
      ? answer(null, first.address, first.family)
      : answer(new Error(`${name} has no address`), [])
  })
}
