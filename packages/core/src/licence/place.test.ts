import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { originOfAddress, readAddressRanges } from './address-ranges.ts'
import { judgePlace } from './place.ts'

const br = { country: 'BR', isHidden: false }
const ar = { country: 'AR', isHidden: false }
const nobody = { country: null, isHidden: false }
const proxy = { country: 'BR', isHidden: true }

test.each([
  [br, null, 'inside'],
  [br, 'inside', 'inside'],
  [br, 'outside', 'outside'],
  [ar, null, 'outside'],
  [ar, 'inside', 'outside'],
  [nobody, null, 'unknown'],
  [nobody, 'unclear', 'unknown'],
  [nobody, 'inside', 'inside'],
  [nobody, 'outside', 'outside'],
  [proxy, 'inside', 'hidden'],
] as const)(
  '[GEO-01] [GEO-02] an address of %j with a position %s is %s',
  (address, position, is) => {
    expect(judgePlace('BR', { address, position })).toBe(is)
  },
)

describe('ranges of addresses', () => {
  const ranges = readAddressRanges(
    [
      '# a comment',
      '200.0.0.0/8,BR',
      '200.1.0.0/16,AR',
      '200.1.2.0/24,BR,hidden',
      '2001:db8::/32,BR',
      '2|lacnic|20261101|100|19870101|20261101|-0300',
      'lacnic|*|ipv4|*|100|summary',
      'lacnic|BR|ipv4|177.0.0.0|65536|20100101|allocated',
      'lacnic||ipv4|178.0.0.0|256||available',
      'lacnic|CL|ipv6|2800::|12|20061114|allocated',
      '',
    ].join('\n'),
  )
  test.each([
    ['200.0.0.0', 'BR', false],
    ['200.0.255.255', 'BR', false],
    ['200.1.0.0', 'AR', false],
    ['200.1.2.3', 'BR', true],
    ['200.1.3.0', 'AR', false],
    ['200.2.0.0', 'BR', false],
    ['200.255.255.255', 'BR', false],
    ['201.0.0.0', null, false],
    ['177.0.255.255', 'BR', false],
    ['177.1.0.0', null, false],
    ['178.0.0.1', null, false],
    ['::ffff:200.1.0.1', 'AR', false],
    ['2001:db8::1', 'BR', false],
    ['2001:db9::', null, false],
    ['2800:1:2:3:4:5:6:7', 'CL', false],
    ['::1', null, false],
    ['no address', null, false],
    ['1.2.3.256', null, false],
  ] as const)('[GEO-01] %s belongs to %s (hidden: %s)', (address, country, isHidden) => {
    expect(originOfAddress(ranges, address)).toEqual({ country, isHidden })
  })

  test.each([
    '200.0.0.0/8',
    '200.0.0.0/33,BR',
    'x,BR',
    '1.2.3.4,br',
    '1.2.3.4,BR,maybe',
    'a|BR|ipv4|x|1',
  ])('a line %j is refused with its number', (line) => {
    expect(() => readAddressRanges(`1.0.0.0/8,BR\n${line}`)).toThrow('line 2')
  })

  test('[GEO-01] however ranges overlap, the narrowest of those that hold an address answers', () => {
    const nested = fc.array(
      fc.record({
        value: fc.integer({ min: 0, max: 255 }),
        prefix: fc.integer({ min: 24, max: 32 }),
        country: fc.constantFrom('BR', 'AR', 'CL'),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(nested, fc.integer({ min: 0, max: 255 }), (drawn, last) => {
        // of two equal networks the one said later would answer; only one is kept
        const networks = [
          ...new Map(
            drawn.map((one) => {
              const size = 2 ** (32 - one.prefix)
              const first = Math.floor(one.value / size) * size
              return [`${first}/${one.prefix}`, { ...one, first, size }] as const
            }),
          ).values(),
        ]
        const text = networks.map((one) => `10.0.0.${one.first}/${one.prefix},${one.country}`)
        const holding = networks
          .filter(({ first, size }) => first <= last && last < first + size)
          .toSorted((a, b) => a.size - b.size)
        expect(originOfAddress(readAddressRanges(text.join('\n')), `10.0.0.${last}`).country).toBe(
          holding[0]?.country ?? null,
        )
      }),
    )
  })
})
