import { randomUUID } from 'node:crypto'
import { centavos, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { playDice } from '@jogada/core/games/dice'
import type { DiceRound } from '@jogada/core/games/dice'
import { createLedger } from '@jogada/ledger'
import type { CounterMove, MoneyCommand, Posting, RowWriter, Slot } from '@jogada/ledger'
import { anyWallet } from './contender.ts'
import type { Contender, Wallets } from './contender.ts'

const stake = centavos(100n)
const opening = centavos(100_000_000n)
const params = { targetX100: 5000, direction: 'under' } as const
const serverSeed = 'ab'.repeat(32)
const limits = { day: 10n ** 12n, week: 10n ** 12n, month: 10n ** 12n }

const roundWriter: RowWriter = {
  name: 'bench.dice_round',
  columns: {
    player_id: 'bigint',
    round_id: 'bigint',
    game: 'text',
    algorithm_version: 'smallint',
    seed_pair_id: 'bigint',
    nonce: 'bigint',
    params: 'text',
    outcome: 'text',
    stake: 'bigint',
    multiplier: 'bigint',
    payout: 'bigint',
    licence_profile: 'text',
    played_at: 'timestamptz',
  },
  sql: 'INSERT INTO bench.dice_round SELECT * FROM rows',
}

const clock = { now: () => new Date() }

export type DiceBetOptions = {
  readonly name: string
  readonly url: string
  readonly wallets: Wallets
  /** How many rounds each wallet has played, shared by all who play with it. */
  readonly nonces: BigInt64Array
  readonly lanes: number
  readonly batchLimit: number
}

/**
 * Whole dice bets through the ledger: the round is computed, the stake and the payout move, the
 * nonce is compared and set, the stake is metered under limits, the round is written and announced.
 */
export async function createDiceBets(options: DiceBetOptions): Promise<Contender> {
  const { name, wallets, nonces } = options
  const ledger = await createLedger({ ...options, clock })
  return {
    name,
    async once() {
      const wallet = anyWallet(wallets)
      const key = randomUUID()
      const verdict = await ledger.submit(BigInt(wallet), (slot) =>
        diceCommand({ wallet, key, nonce: nonces[wallet]!, slot }),
      )
      if (verdict.status !== 'posted') throw new Error(`a bet was ${verdict.status}`)
      nonces[wallet]!++
    },
    close: () => ledger.close(),
  }
}

/** Opens every wallet with money and with the counters that its bets will move. */
export async function openWallets(url: string, wallets: Wallets): Promise<void> {
  const ledger = await createLedger({ url, clock, queueLimit: wallets.count })
  const counters: CounterMove[] = [
    { owner: 'player', name: 'nonce', delta: 0n },
    { owner: 'player', name: 'stake', delta: 0n },
  ]
  await Promise.all(
    Array.from({ length: wallets.count }, (_, i) =>
      ledger.submit(BigInt(i + 1), () => ({
        key: 'opening',
        bodyHash: 'opening',
        kind: 'deposit',
        postings: [
          { account: 'house:psp_clearing', amount: negate(opening) },
          { account: 'cash', amount: opening },
        ],
        counters,
      })),
    ),
  )
  await ledger.close()
}

type Bet = {
  readonly wallet: number
  readonly key: string
  readonly nonce: bigint
  readonly slot: Slot
}

function diceCommand({ wallet, key, nonce, slot }: Bet): MoneyCommand {
  const played = playDice({
    serverSeed,
    clientSeed: `wallet-${wallet}`,
    nonce: Number(nonce) + 1,
    params,
    stake,
  })
  if (!played.ok) throw new Error(`the round was refused: ${played.code}`)
  const round = played.value
  return {
    key,
    bodyHash: `dice:${stake}:${params.targetX100}:${params.direction}`,
    kind: 'dice_bet',
    postings: postings(round.payout),
    counters: [
      { owner: 'player', name: 'nonce', delta: 1n, expect: nonce },
      { owner: 'player', name: 'stake', delta: stake, max: limits },
    ],
    rows: [{ writer: roundWriter, values: row(wallet, nonce + 1n, round, slot) }],
    events: [
      {
        topic: 'round_settled',
        payload: { game: 'dice', stake: String(stake), payout: String(round.payout) },
      },
    ],
  }
}

function postings(payout: Money): Posting[] {
  const taken: Posting[] = [
    { account: 'cash', amount: negate(stake) },
    { account: 'house:games', amount: stake },
  ]
  if (payout === zero) return taken
  return [
    ...taken,
    { account: 'house:games', amount: negate(payout) },
    { account: 'cash', amount: payout },
  ]
}

const row = (wallet: number, nonce: bigint, round: DiceRound, { commandId, at }: Slot) => [
  BigInt(wallet),
  commandId,
  'dice',
  1,
  BigInt(wallet),
  nonce,
  `${params.targetX100}:${params.direction}`,
  String(round.rollX100),
  stake,
  round.multiplierX10000,
  round.payout,
  'open',
  at,
]
