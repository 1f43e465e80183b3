import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCnpj, isValidCnpj, maskCnpj, normalizeCnpj } from './cnpj.ts'
import { formatCpf, isValidCpf, maskCpf, normalizeCpf } from './cpf.ts'
import { isValidTronAddress, maskTronAddress } from './tron.ts'

describe('CPF', () => {
  test.each(['52998224725', '11144477735', '12345678909'])('[DOC-01] %s is valid', (cpf) =>
    expect(isValidCpf(cpf)).toBe(true),
  )

  test.each(['11111111111', '00000000000', '52998224724', '52998224735', '5299822472', '', 'abc'])(
    '[DOC-01] %j is not valid',
    (cpf) => expect(isValidCpf(cpf)).toBe(false),
  )

  test('[R121] punctuation and blanks are taken off, nothing else is', () => {
    expect(normalizeCpf(' 529.982.247-25 ')).toBe('52998224725')
    expect(normalizeCpf('529982247')).toBeNull()
    expect(normalizeCpf('529.982.247-2x')).toBeNull()
    expect(normalizeCpf('5299822472５')).toBeNull()
  })

  test('for any nine digits exactly one pair of check digits is valid', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        fc.pre(!/^(.)\1*$/.test(base))
        let valid = 0
        for (let pair = 0; pair < 100; pair++) {
          valid += isValidCpf(base + String(pair).padStart(2, '0')) ? 1 : 0
        }
        expect(valid).toBe(1)
      }),
    )
  })

  test('it is shown with punctuation, or masked at both ends', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25')
    expect(maskCpf('52998224725')).toBe('***.982.247-**')
  })
})

describe('CNPJ', () => {
  test.each(['12ABC34501DE35', '11222333000181', '12345678000195', 'A1B2C3D4000193'])(
    '[DOC-02] %s is valid',
    (cnpj) => expect(isValidCnpj(cnpj)).toBe(true),
  )

  test.each([
    '12ABC34501DE36',
    '12ABC34501DE3A',
    '12abc34501de35',
    '00000000000000',
    '1122233300018',
  ])('[DOC-02] %j is not valid', (cnpj) => expect(isValidCnpj(cnpj)).toBe(false))

  test('[DOC-02] letters come in any case and any punctuation', () => {
    expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(normalizeCnpj('12ABC34501DEAB')).toBeNull()
    expect(normalizeCnpj('12ABC34501DÉ35')).toBeNull()
  })

  test('[DOC-03] every letter is accepted in the base, I, O, Q and F too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{11}[IOQF]$/), (base) => {
        let valid = 0
        for (let pair = 0; pair < 100; pair++) {
          valid += isValidCnpj(base + String(pair).padStart(2, '0')) ? 1 : 0
        }
        expect(valid).toBe(1)
      }),
    )
  })

  test('it is shown with punctuation, or masked', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(maskCnpj('12ABC34501DE35')).toBe('**.ABC.345/****-**')
  })
})

/** Letters of which other alphabets make ours in upper case, and digits that are none of ours. */
const foreign = fc.constantFrom('ß', 'ſ', 'ı', 'ﬁ', '５', '٣', 'É', '\ud800')
const typed = (length: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 60, arbitrary: fc.stringMatching(/^[0-9]$/) },
        { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z]$/) },
        { weight: 8, arbitrary: fc.constantFrom('.', '-', '/', ' ', '\t') },
        { weight: 1, arbitrary: foreign },
      ),
      { minLength: length - 3, maxLength: length + 3 },
    )
    .map((characters) => characters.join(''))
const anyText = fc.oneof(
  typed(11),
  typed(14),
  fc.array(fc.nat(0xff_ff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
  fc.tuple(fc.constantFrom('1', '.', '\ud800'), fc.nat(5000)).map(([one, n]) => one.repeat(n)),
)

test('[TST-05] whatever is typed for a CPF or a CNPJ is its own plain characters, or is none', () => {
  let read = 0
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
      const [cpf, cnpj] = [normalizeCpf(text), normalizeCnpj(text)]
      expect([cpf ?? plain, cnpj ?? plain]).toEqual([plain, plain])
      expect([cpf?.length ?? 11, cnpj?.length ?? 14]).toEqual([11, 14])
      expect((isValidCpf(text) || isValidCnpj(text)) && text !== plain).toBe(false)
      if (cpf !== null || cnpj !== null) read++
    }),
    { numRuns: 3000 },
  )
  expect(read).toBeGreaterThan(100)
})

describe('TRON address', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

  test('[TRX-01] 34 characters with a right checksum are valid', () => {
    expect(isValidTronAddress(address)).toBe(true)
    expect(isValidTronAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBe(true)
  })

  test.each([
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t1',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjIt',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t',
    '',
  ])('[TRX-01] %j is not valid', (text) => expect(isValidTronAddress(text)).toBe(false))

  test('[TRX-01] no other character in any place leaves it valid', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    for (let place = 1; place < address.length; place++) {
      for (const character of alphabet) {
        if (character === address[place]) continue
        const changed = address.slice(0, place) + character + address.slice(place + 1)
        expect(isValidTronAddress(changed)).toBe(false)
      }
    }
  })

  test('it is shown masked', () => expect(maskTronAddress(address)).toBe('TR7NH…jLj6t'))
})
