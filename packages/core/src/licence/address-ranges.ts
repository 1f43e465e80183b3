import type { AddressOrigin } from './place.ts'

type Range = AddressOrigin & { readonly first: bigint; readonly last: bigint }

/** Ranges of network addresses and what is known of them, ready to be searched. */
export type AddressRanges = { readonly v4: readonly Range[]; readonly v6: readonly Range[] }

const NOTHING: AddressOrigin = { country: null, isHidden: false }
const COUNTRY = /^[A-Z]{2}$/

/**
 * Reads ranges from text, a line each: `network/prefix,country` with `,hidden` behind it for
 * proxies and the like, or a line of the statistics that regional registries publish
 * (`lacnic|BR|ipv4|200.0.0.0|65536|…`). `#` begins a comment. Of ranges that overlap the narrowest
 * answers. Throws RangeError with the number of a line that is neither.
 */
export function readAddressRanges(text: string): AddressRanges {
  const v4: Range[] = []
  const v6: Range[] = []
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim()
    if (line === '' || line.startsWith('#')) continue
    const range = line.includes('|') ? ofRegistry(line) : ofNetwork(line)
    if (range === 'other') continue
    if (range === null) throw new RangeError(`line ${index + 1} is no range of addresses`)
    if (range.is4) v4.push(range)
    else v6.push(range)
  }
  return { v4: apart(v4), v6: apart(v6) }
}

/** Wide ranges first where two begin together, so that the last one that fits is the narrowest. */
const byFirst = (a: Range, b: Range) =>
  a.first < b.first ? -1 : a.first > b.first ? 1 : a.last > b.last ? -1 : a.last < b.last ? 1 : 0

/**
 * The same ranges cut so that none overlaps another: each address keeps the narrowest that held it.
 */
function apart(ranges: readonly Range[]): Range[] {
  const cut: Range[] = []
  const open: Range[] = []
  let at = 0n
  const endWith = (range: Range, last: bigint) => {
    if (at <= last) cut.push({ ...range, first: at, last })
    if (at <= last) at = last + 1n
  }
  const endBefore = (first: bigint | null) => {
    for (let top = open.at(-1); top; top = open.at(-1)) {
      if (first !== null && top.last >= first) return
      endWith(top, top.last)
      open.pop()
    }
  }
  for (const range of ranges.toSorted(byFirst)) {
    endBefore(range.first)
    const around = open.at(-1)
    if (around) endWith(around, range.first - 1n)
    at = range.first
    open.push(range)
  }
  endBefore(null)
  return cut
}

type Read = (Range & { readonly is4: boolean }) | null

function ofNetwork(line: string): Read {
  const [network = '', country = '', mark] = line.split(',').map((part) => part.trim())
  const [address = '', prefix] = network.split('/')
  const parsed = parseAddress(address)
  if (!parsed || !COUNTRY.test(country) || (mark !== undefined && mark !== 'hidden')) return null
  const bits = parsed.is4 ? 32 : 128
  const length = prefix === undefined ? bits : Number(prefix)
  if (!Number.isInteger(length) || length < 0 || length > bits) return null
  const size = 1n << BigInt(bits - length)
  const first = (parsed.value / size) * size
  return { first, last: first + size - 1n, country, isHidden: mark === 'hidden', is4: parsed.is4 }
}

function ofRegistry(line: string): Read | 'other' {
  const [, country = '', kind, start = '', count = ''] = line.split('|')
  if (kind !== 'ipv4' && kind !== 'ipv6') return 'other'
  // what is reserved or not given out belongs to nobody
  if (!COUNTRY.test(country)) return 'other'
  const parsed = parseAddress(start)
  if (!parsed || !/^\d+$/.test(count)) return null
  const size = kind === 'ipv4' ? BigInt(count) : 1n << (128n - BigInt(count))
  const last = parsed.value + size - 1n
  return { first: parsed.value, last, country, isHidden: false, is4: kind === 'ipv4' }
}

/** What the ranges know of an address; nothing where none holds it or it is no address. */
export function originOfAddress({ v4, v6 }: AddressRanges, address: string): AddressOrigin {
  const parsed = parseAddress(address)
  if (!parsed) return NOTHING
  const ranges = parsed.is4 ? v4 : v6
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.first <= parsed.value) low = middle + 1
    else high = middle
  }
  const found = ranges[low - 1]
  if (!found || found.last < parsed.value) return NOTHING
  return { country: found.country, isHidden: found.isHidden }
}

const parseAddress = (text: string): { value: bigint; is4: boolean } | null => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  const four = parse4(mapped ?? text)
  if (four !== null) return { value: four, is4: true }
  const six = parse6(text)
  return six === null ? null : { value: six, is4: false }
}

function parse4(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) {
    return null
  }
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n)
}

function parse6(text: string): bigint | null {
  const halves = text.split('::')
  if (halves.length > 2 || !text.includes(':')) return null
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - groups.reduce((count, half) => count + half.length, 0)
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const all = [...groups[0]!, ...Array<string>(missing).fill('0'), ...(groups[1] ?? [])]
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null
  return all.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n)
}
