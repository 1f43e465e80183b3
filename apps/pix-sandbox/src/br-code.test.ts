import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc16, decodeCode, encodeDynamicCode, readFields, seal, writeFields } from './br-code.ts'

// Codes printed in the central bank's BR Code manual and API Pix examples.
const published = [
  {
    code: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    key: '123e4567-e12b-12d1-a456-426655440000',
    url: null,
    payee: 'Fulano de Tal',
  },
  {
    code: '00020101021226940014br.gov.bcb.pix2572qr-h.sandbox.pix.bcb.gov.br/rest/api/v2/7b2d64c4eb744a2d92a4dd5f8cfc4dfa5204000053039865802BR5913FULANO DE TAL6008BRASILIA62070503***80950014br.gov.bcb.pix2573qr-h.sandbox.pix.bcb.gov.br/rest/api/rec/3d29b94249c54b3f8c533d729f59b5e56304DBE0',
    key: null,
    url: 'qr-h.sandbox.pix.bcb.gov.br/rest/api/v2/7b2d64c4eb744a2d92a4dd5f8cfc4dfa',
    payee: 'FULANO DE TAL',
  },
  {
    code: '00020126740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5912BARBARA PELE6015SAO MIGUEL DO O62070503***63040433',
    key: null,
    url: 'payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e87',
    payee: 'BARBARA PELE',
  },
  {
    code: '00020126950014br.gov.bcb.pix01364004901d-bd85-4769-8e52-cb4c42c506dc0221Jornada pagador 431070308999990085204000053039865406577.575802BR5903Pix6008BRASILIA6229052599ed983ea570413d8d336301d630418B7',
    key: '4004901d-bd85-4769-8e52-cb4c42c506dc',
    url: null,
    payee: 'Pix',
  },
  {
    code: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741',
    key: null,
    url: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
    payee: 'Fulano de Tal',
  },
]

// half of a pair too
const anyUnit = fc.nat(0xff_ff).map((code) => String.fromCharCode(code))
const ascii = (longest: number) =>
  fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: longest })
    .filter((text) => text.trim() === text)

describe('BR Code', () => {
  test('[BRC-02] the checksum of "123456789" is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  test.each(published)('[BRC-01] [BRC-02] a published code is read: $payee', (known) => {
    const read = decodeCode(known.code)
    expect(read).toMatchObject({
      ok: true,
      value: { key: known.key, url: known.url, payee: known.payee },
    })
    expect(seal(readFields(known.code)!.slice(0, -1))).toBe(known.code)
  })

  test('[BRC-01] the amount and txid of a static code are read', () => {
    expect(decodeCode(published[3]!.code)).toMatchObject({
      value: { amount: '577.57', txid: '99ed983ea570413d8d336301d' },
    })
  })

  test('[BRC-01] what is encoded is decoded, whatever the payee is called', () => {
    fc.assert(
      fc.property(ascii(25), ascii(15), ascii(77), (payee, city, url) => {
        const code = encodeDynamicCode({ url, payee, city })
        expect(decodeCode(code)).toMatchObject({ ok: true, value: { url, payee, city } })
      }),
    )
  })

  test('[BRC-01] accents are taken off and long names cut to 25 and 15', () => {
    const code = encodeDynamicCode({
      url: 'psp.test/qr/v2/1',
      payee: 'Associação Comercial de São João del-Rei',
      city: 'São José do Rio Preto',
    })
    expect(decodeCode(code)).toMatchObject({
      value: { payee: 'Associacao Comercial de S', city: 'Sao Jose do Rio' },
    })
  })

  test('[BRC-01] any list of elements survives writing and reading', () => {
    const field = fc.record({
      id: fc.integer({ min: 0, max: 99 }).map((id) => String(id).padStart(2, '0')),
      value: fc.string({ maxLength: 99 }).filter((value) => value.length <= 99),
    })
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        expect(readFields(writeFields(fields))).toEqual(fields)
      }),
    )
  })

  test('[BRC-02] a code with any one character changed is refused', () => {
    const { code } = published[0]!
    for (let at = 0; at < code.length; at += 1) {
      const changed = code[at] === '7' ? '8' : '7'
      expect(decodeCode(code.slice(0, at) + changed + code.slice(at + 1)).ok).toBe(false)
    }
  })

  test('[BRC-03] a code longer than 512 characters is refused', () => {
    const filler = Array.from({ length: 6 }, () => ({ id: '80', value: 'x'.repeat(99) }))
    expect(decodeCode(seal(filler))).toEqual({ ok: false, code: 'too_long' })
  })

  test('[TST-05] whatever a code was made into, sealed anew or not, it is read or refused by its name', () => {
    const bodies = fc.constantFrom(...published.map(({ code }) => code.slice(0, -8)))
    const put = fc.string({ unit: anyUnit, maxLength: 9 })
    const mangled = fc
      .tuple(bodies, fc.nat(220), put, fc.constantFrom(0, 0, 1, -1))
      .map(([body, at, text, off]) => body.slice(0, at) + text + body.slice(at + text.length + off))
    const fields = fc
      .array(fc.record({ id: fc.constantFrom('00', '26', '51', '62', '63'), value: fc.string() }))
      .map((list) => writeFields(list))
    const untrueLengths = fc
      .array(fc.tuple(fc.constantFrom('0000', '2699', '6205', '9x01'), fc.string()))
      .map((list) => list.flat().join(''))
    const texts = fc.oneof(
      { weight: 4, arbitrary: mangled },
      fields,
      untrueLengths,
      fc.string({ unit: anyUnit, maxLength: 60 }),
      fc.nat(500).map((length) => '0000'.repeat(length)),
    )
    const heard = new Set<string>()
    fc.assert(
      fc.property(texts, fc.boolean(), (text, isSealed) => {
        const read = decodeCode(isSealed ? `${text}6304${crc16(`${text}6304`)}` : `${text}63040000`)
        heard.add(read.ok ? 'ok' : read.code)
        if (!read.ok) return
        const { payee, city, ...rest } = read.value
        expect([typeof payee, typeof city]).toEqual(['string', 'string'])
        for (const value of Object.values(rest)) expect(value ?? '').toBeTypeOf('string')
      }),
      { numRuns: 1000 },
    )
    const all = ['malformed', 'not_pix', 'ok', 'too_long', 'wrong_checksum']
    expect([...heard].toSorted()).toEqual(all)
  })

  test.each([
    ['', 'malformed'],
    ['boleto', 'malformed'],
    [seal([{ id: '00', value: '01' }]), 'not_pix'],
    [published[0]!.code.toLowerCase(), 'wrong_checksum'],
  ])('[BRC-01] %j is refused as %s', (code, refusal) => {
    expect(decodeCode(code)).toEqual({ ok: false, code: refusal })
  })
})
