import { createPool } from '@jogada/postgres'
import type { Contender } from '../contender.ts'

export type PooledOptions = {
  readonly url: string
  readonly name: string
  readonly connections: number
  readonly text: string
  readonly values: () => unknown[]
}

/** One prepared statement per operation, each its own durable transaction, over a pool. */
export function createPooled({ url, name, connections, text, values }: PooledOptions): Contender {
  const pool = createPool({ url, as: 'owner', max: connections })
  return {
    name,
    async once() {
      const { rowCount } = await pool.query({ name, text, values: values() })
      if (rowCount !== 1) throw new Error(`${name} did nothing`)
    },
    close: () => pool.end(),
  }
}
