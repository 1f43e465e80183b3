import { readFileSync } from 'node:fs'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { originOfAddress, readAddressRanges } from '@jogada/core/licence/address-ranges'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { AddressOrigin } from '@jogada/core/licence/place'
import type { Env } from '../../platform/env.ts'

/** Where a request came from on its way. */
export type Arrival = {
  readonly address: string
  /** What the operator's proxy says of the country; empty where no such proxy passed it on. */
  readonly told: string
}

/**
 * Whoever knows where an address is; a provider's adapter is another. Rejects when it is
 * out of reach.
 */
export type AddressOrigins = (arrival: Arrival) => Promise<AddressOrigin>

const COUNTRY = /^[A-Z]{2}$/
/** What proxies write for Tor and for what they do not know. */
const HIDDEN = 'T1'
const UNKNOWN = 'XX'

/**
 * Knows addresses by the header of the operator's proxy, else by the ranges of LOCATION_RANGES,
 * else, for this machine and private networks, by LOCATION_LOCAL, which outside production is the
 * licence's country. What the ranges mark as hidden is hidden whatever the header says. Throws for
 * a file that cannot be read.
 */
export function localOrigins(
  env: Pick<Env, 'LOCATION_RANGES' | 'LOCATION_LOCAL' | 'LICENCE_PROFILE' | 'NODE_ENV'>,
): AddressOrigins {
  const ranges = readAddressRanges(
    env.LOCATION_RANGES === undefined ? '' : readFileSync(env.LOCATION_RANGES, 'utf8'),
  )
  const own = ownNetworks()
  const country = licenceProfile(env.LICENCE_PROFILE).location?.country
  const local = env.LOCATION_LOCAL ?? (env.NODE_ENV === 'production' ? undefined : country)
  return async ({ address, told }) => {
    const code = told.trim().toUpperCase()
    const found = originOfAddress(ranges, address)
    // a header names a country for a proxy too
    if (found.isHidden) return found
    if (code === HIDDEN) return { country: null, isHidden: true }
    if (COUNTRY.test(code) && code !== UNKNOWN) return { country: code, isHidden: false }
    if (found.country !== null || local === undefined || !isOwn(own, address)) {
      return found
    }
    return { country: local, isHidden: false }
  }
}

/** Loopback and the private networks of RFC 1918 and RFC 4193. */
function ownNetworks(): BlockList {
  const own = new BlockList()
  own.addSubnet('127.0.0.0', 8)
  own.addSubnet('10.0.0.0', 8)
  own.addSubnet('172.16.0.0', 12)
  own.addSubnet('192.168.0.0', 16)
  own.addAddress('::1', 'ipv6')
  own.addSubnet('fc00::', 7, 'ipv6')
  return own
}

const isOwn = (own: BlockList, address: string) =>
  (isIPv4(address) && own.check(address)) || (isIPv6(address) && own.check(address, 'ipv6'))
