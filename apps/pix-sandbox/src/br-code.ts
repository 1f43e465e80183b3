import { no, ok } from '@jogada/core'
import type { Result } from '@jogada/core'

/** One element of a BR Code: two digits of id, then the value (its length is written by us). */
export type Field = { readonly id: string; readonly value: string }

export type BrCodeRefusal = 'too_long' | 'malformed' | 'wrong_checksum' | 'not_pix'

/** What a payer's bank reads from a code: a location (dynamic) or a key (static). */
export type BrCode = {
  readonly url: string | null
  readonly key: string | null
  readonly amount: string | null
  readonly payee: string
  readonly city: string
  readonly txid: string | null
}

const PIX = 'br.gov.bcb.pix'
const LONGEST_CODE = 512
const TEMPLATES = { first: 26, last: 51 }

/**
 * The "copy and paste" text of a charge whose details live at `url` (host and path, no scheme, at
 * most 77 characters), per the central bank's BR Code manual: one-time code, BRL, CRC at the end.
 */
export function encodeDynamicCode(charge: { url: string; payee: string; city: string }): string {
  return seal([
    { id: '00', value: '01' },
    { id: '01', value: '12' },
    {
      id: '26',
      value: writeFields([
        { id: '00', value: PIX },
        { id: '25', value: charge.url },
      ]),
    },
    { id: '52', value: '0000' },
    { id: '53', value: '986' },
    { id: '58', value: 'BR' },
    { id: '59', value: plain(charge.payee, 25) },
    { id: '60', value: plain(charge.city, 15) },
    { id: '62', value: writeFields([{ id: '05', value: '***' }]) },
  ])
}

/** Writes the fields and closes them with their checksum. */
export function seal(fields: readonly Field[]): string {
  const open = `${writeFields(fields)}6304`
  return open + crc16(open)
}

/** Reads a code. A wrong checksum, a length that does not add up or a foreign scheme is refused. */
export function decodeCode(text: string): Result<BrCode, BrCodeRefusal> {
  const code = text.trim()
  if (code.length > LONGEST_CODE) return no('too_long')

  const fields = readFields(code)
  if (!fields || fields.at(-1)?.id !== '63') return no('malformed')
  if (fields.at(-1)!.value !== crc16(code.slice(0, -4))) return no('wrong_checksum')

  const account = pixAccount(fields)
  if (!account) return no('not_pix')
  return ok({
    url: valueOf(account, '25'),
    key: valueOf(account, '01'),
    amount: valueOf(fields, '54'),
    payee: valueOf(fields, '59') ?? '',
    city: valueOf(fields, '60') ?? '',
    txid: valueOf(readFields(valueOf(fields, '62') ?? '') ?? [], '05'),
  })
}

/** The elements of a code or of a template in it; `null` when the lengths do not add up. */
export function readFields(text: string): Field[] | null {
  const fields: Field[] = []
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    if (!head) return null
    const value = text.slice(at + 4, at + 4 + Number(head[2]))
    if (value.length !== Number(head[2])) return null
    fields.push({ id: head[1]!, value })
    at += 4 + value.length
  }
  return fields
}

export function writeFields(fields: readonly Field[]): string {
  return fields.map(({ id, value }) => `${id}${lengthOf(value)}${value}`).join('')
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of the UTF-8 bytes, as four hex digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function pixAccount(fields: readonly Field[]): Field[] | null {
  for (const { id, value } of fields) {
    if (Number(id) < TEMPLATES.first || Number(id) > TEMPLATES.last) continue
    const account = readFields(value)
    if (account && valueOf(account, '00')?.toLowerCase() === PIX) return account
  }
  return null
}

const valueOf = (fields: readonly Field[], id: string) =>
  fields.find((field) => field.id === id)?.value ?? null

function lengthOf(value: string): string {
  if (value.length > 99) throw new RangeError('a BR Code element holds at most 99 characters')
  return String(value.length).padStart(2, '0')
}

/** Accents off and cut: older banking apps read only ASCII in name and city. */
const plain = (text: string, longest: number) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .slice(0, longest)
    .trim()
