import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The only source of chance on the server: OpenSSL's generator, seeded by the operating system. */
export type Rng = {
  bytes(count: number): Buffer
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  uuid(): string
}

export const systemRng: Rng = {
  bytes: (count) => randomBytes(count),
  below: (below) => randomInt(below),
  uuid: () => randomUUID(),
}
