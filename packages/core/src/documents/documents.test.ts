import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCnpj, isValidCnpj, maskCnpj, normalizeCnpj } from './cnpj.ts'
import { formatCpf, isValidCpf, maskCpf, normalizeCpf } from './cpf.ts'

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
