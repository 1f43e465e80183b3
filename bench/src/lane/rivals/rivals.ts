import { randomUUID } from 'node:crypto'
import { createPool } from '@jogada/postgres'
import { anyWallet } from '../contender.ts'
import type { Contender, Wallets } from '../contender.ts'
import { createPooled } from './pooled.ts'

/** Fills the tables of the rivals. */
export async function openRivalWallets(url: string, { count }: Wallets): Promise<void> {
  const pool = createPool({ url, as: 'owner', max: 1 })
  await pool.query(
    `INSERT INTO transfers.account
     SELECT 'ac_' || lpad(n::text, 30, '0'), 'account ' || n, 'BRL', 100000000, 0, true, true,
            NULL, now(), now()
     FROM generate_series(1, $1::bigint) AS n`,
    [count],
  )
  await pool.query(
    'INSERT INTO onecall.wallet SELECT n, 100000000, 0 FROM generate_series(1, $1::bigint) AS n',
    [count],
  )
  await pool.end()
}

const accountId = (wallet: number) => `ac_${String(wallet).padStart(30, '0')}`

const selections = JSON.stringify([{ event: 4711, market: '1x2', outcome: 'home', odds: 1850 }])

/** What the lane is measured against, every one over `connections` connections. */
export function createRivals(url: string, wallets: Wallets, connections: number): Contender[] {
  const pooled = (name: string, text: string, values: () => unknown[]) =>
    createPooled({ url, connections, name, text, values })
  return [
    pooled('transfer per transaction', 'SELECT * FROM transfers.create_one($1, $2, $3)', () => {
      const from = anyWallet(wallets)
      const to = anyWallet(wallets)
      return [accountId(from), accountId(to === from ? (from % wallets.count) + 1 : to), 100]
    }),
    pooled('one call per bet', 'SELECT * FROM onecall.place_bet($1, $2, $3, $4, $5)', () => [
      anyWallet(wallets),
      randomUUID(),
      100,
      1850,
      selections,
    ]),
    pooled('bare insert', 'INSERT INTO bare.fact (wallet_id, amount) VALUES ($1, $2)', () => [
      anyWallet(wallets),
      100,
    ]),
  ]
}
