import { describe, expect, test } from 'vitest'
import {
  ADDRESS_LENGTHS,
  addressProblems,
  formatCep,
  normalizeCep,
  readAddress,
} from './address.ts'
import type { AddressField, TypedAddress } from './address.ts'
import { federalUnits, unitOfCep } from './federal-units.ts'

const typed: TypedAddress = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: 'apto 12',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

test('[BR-09] an address is kept tidied, its CEP as eight digits', () => {
  const untidy = {
    ...typed,
    cep: ' 01.310-100 ',
    street: '  Avenida   Paulista ',
    // the tilde typed as a sign of its own
    city: 'Sa\u0303o Paulo',
  }
  expect(readAddress(untidy)).toEqual({ ok: true, value: { ...typed, cep: '01310100' } })
  expect(formatCep('01310100')).toBe('01310-100')
})

test.each(['s/n', 'S/N', 'sn', 'S. N.', 's/nº', 'S N'])(
  '[BR-09] a house without a number is %j, kept as s/n',
  (number) => {
    expect(readAddress({ ...typed, number })).toMatchObject({ value: { number: 's/n' } })
  },
)

test.each(['12', '12-A', 'km 7', 'Qd 3 Lt 4'])('[BR-09] %j is the number of a house', (number) => {
  expect(readAddress({ ...typed, number })).toMatchObject({ ok: true, value: { number } })
})

test.each([
  ['cep', '', 'address_cep_invalid'],
  ['cep', '0131010', 'address_cep_invalid'],
  ['cep', '013101000', 'address_cep_invalid'],
  ['cep', '０１３１０１００', 'address_cep_invalid'],
  ['cep', '22041-001', 'address_cep_elsewhere'],
  ['cep', '00999-999', 'address_cep_elsewhere'],
  ['state', 'RJ', 'address_cep_elsewhere'],
  ['state', 'XX', 'address_incomplete'],
  ['state', 'constructor', 'address_incomplete'],
  ['state', '', 'address_incomplete'],
  ['street', '', 'address_incomplete'],
  ['street', ' - ', 'address_incomplete'],
  ['street', 'Rua\u0000Direita', 'address_incomplete'],
  ['street', 'Rua\u202EDireita', 'address_incomplete'],
  ['street', 'Rua\nDireita', 'address_incomplete'],
  ['number', '', 'address_incomplete'],
  ['number', 'sem', 'address_incomplete'],
  ['complement', 'fundos\u200B', 'address_incomplete'],
  ['district', '', 'address_incomplete'],
  ['district', '\uD800', 'address_incomplete'],
  ['city', '', 'address_incomplete'],
  ['city', '123', 'address_incomplete'],
] as const)('[BR-09] no address is kept with %s %j: %s', (field, text, code) => {
  expect(readAddress({ ...typed, [field]: text })).toEqual({ ok: false, code })
})

test('[BR-09] each field takes as much as it may hold and not a character more', () => {
  for (const field of ['street', 'number', 'complement', 'district', 'city'] as const) {
    const most = '1a'.padEnd(ADDRESS_LENGTHS[field], 'a')
    expect([field, addressProblems({ ...typed, [field]: most })]).toEqual([field, {}])
    const problems: Partial<Record<AddressField, string>> = { [field]: 'address_incomplete' }
    expect(addressProblems({ ...typed, [field]: `${most}a` })).toEqual(problems)
  }
})

test('[BR-09] every wrong field is named at once, and a complement is nobody’s duty', () => {
  const empty = {
    cep: '',
    street: '',
    number: '',
    complement: '',
    district: '',
    city: '',
    state: '',
  }
  expect(Object.keys(addressProblems(empty)).toSorted()).toEqual([
    'cep',
    'city',
    'district',
    'number',
    'state',
    'street',
  ])
})

describe('[BR-09] CEPs of the states', () => {
  test.each([
    ['01001000', 'SP'],
    ['19999999', 'SP'],
    ['20040002', 'RJ'],
    ['29010002', 'ES'],
    ['30130005', 'MG'],
    ['40020000', 'BA'],
    ['49010020', 'SE'],
    ['50030230', 'PE'],
    ['57020050', 'AL'],
    ['58010000', 'PB'],
    ['59025001', 'RN'],
    ['60060440', 'CE'],
    ['64000040', 'PI'],
    ['65010904', 'MA'],
    ['66010000', 'PA'],
    ['68900073', 'AP'],
    ['69005010', 'AM'],
    ['69301110', 'RR'],
    ['69460000', 'AM'],
    ['69900062', 'AC'],
    ['70040010', 'DF'],
    ['72800000', 'GO'],
    ['73010510', 'DF'],
    ['74003010', 'GO'],
    ['76801059', 'RO'],
    ['77001002', 'TO'],
    ['78005000', 'MT'],
    ['79002000', 'MS'],
    ['80010000', 'PR'],
    ['88010000', 'SC'],
    ['90010000', 'RS'],
  ])('%s lies in %s', (cep, unit) => {
    expect(unitOfCep(cep)).toBe(unit)
  })

  test('no CEP lies in two states, and each of the 27 has some', () => {
    expect(federalUnits).toHaveLength(27)
    const found = new Set<string>()
    let changes = 0
    let last: string | null = null
    for (let place = 0; place < 100_000; place++) {
      const unit = unitOfCep(String(place).padStart(5, '0').padEnd(8, '0'))
      if (unit) found.add(unit)
      if (unit !== last) changes++
      last = unit
    }
    expect([...found].toSorted()).toEqual(federalUnits)
    // 30 ranges in all; before the first and between Mato Grosso and its south lies none
    expect(changes).toBe(31)
    expect([normalizeCep('78.950-000'), unitOfCep('78950000')]).toEqual(['78950000', null])
  })
})
