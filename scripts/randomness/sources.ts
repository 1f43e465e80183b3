import { randomBytes } from 'node:crypto'
import { serverSeedFrom } from '@jogada/core/fairness'
import { bytesOfDraws, bytesOfRounds } from '@jogada/core/games/testkit/product-streams'

export type Source = {
  readonly title: string
  /** So many bytes of a fresh beginning. */
  readonly bytes: (count: number) => Uint8Array
}

const freshSeed = () => serverSeedFrom(randomBytes(32))

export const SOURCES = {
  rounds: {
    title: 'what rounds of one player draw from, a fresh pair of seeds for each sequence',
    bytes: (count) =>
      bytesOfRounds(
        { serverSeed: freshSeed(), clientSeed: randomBytes(8).toString('base64url') },
        count,
      ),
  },
  draws: {
    title: 'what shared draws take their outcomes from, a fresh chain and salt for each sequence',
    bytes: (count) => bytesOfDraws({ seed: freshSeed(), salt: freshSeed() }, count),
  },
  seeds: {
    title: 'what server seeds are made of, the random bytes of this machine',
    bytes: (count) => randomBytes(count),
  },
  control: {
    title: 'a linear congruential generator, which must be refused',
    bytes: (count) => congruential(randomBytes(4).readUInt32BE() | 1, count),
  },
} as const satisfies Readonly<Record<string, Source>>

export type SourceName = keyof typeof SOURCES

export const isSource = (name: string): name is SourceName => Object.hasOwn(SOURCES, name)

/** The low bits of RANDU, which begin anew after some thousand bytes. */
function congruential(seed: number, count: number): Uint8Array {
  let state = seed
  return Uint8Array.from({ length: count }, () => {
    state = Math.imul(state, 65_539) & 0x7fff_ffff
    return (state >>> 4) & 0xff
  })
}
