import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { z } from 'zod'
import { callProvider, ProviderUnavailable } from './call-provider.ts'
import type { Provider } from './providers.ts'

/** A transaction as the provider's books have it; `amount` is null for a rollback. */
export type Stated = {
  readonly kind: 'debit' | 'credit' | 'rollback'
  readonly transactionId: string
  readonly roundId: string
  readonly amount: Money | null
  readonly at: Date
}

const PER_CENTAVO = 1000n
const PAGES_AT_MOST = 10_000

const KINDS = { bet: 'debit', win: 'credit', rollback: 'rollback' } as const

const page = z.object({
  transactions: z
    .array(
      z.object({
        kind: z.enum(['bet', 'win', 'rollback']),
        transaction_uuid: z.string().min(1).max(64),
        round: z.string().min(1).max(64),
        amount: z.number().int().nonnegative().nullish(),
        /** Milliseconds since 1970. */
        at: z.number().int().nonnegative(),
      }),
    )
    .max(1000),
  /** Names the next page; null on the last one. */
  next: z.string().min(1).max(128).nullable(),
})

/**
 * What a provider's books say of `from` to before `to`, page by page: what we answered with
 * success, each once. Throws `ProviderUnavailable`.
 */
export async function readStatement(
  provider: Provider,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly Stated[]> {
  const stated: Stated[] = []
  let after: string | null = null
  for (let pages = 0; pages < PAGES_AT_MOST; pages++) {
    const answer: z.output<typeof page> = await callProvider(
      provider,
      '/operator/generic/v2/transactions',
      {
        body: { operator_id: 'jogada', from: from.getTime(), to: to.getTime(), after },
        answer: page,
      },
    )
    for (const { kind, transaction_uuid, round, amount, at } of answer.transactions) {
      stated.push({
        kind: KINDS[kind],
        transactionId: transaction_uuid,
        roundId: round,
        amount: kind === 'rollback' ? null : centavos(BigInt(amount ?? 0) / PER_CENTAVO),
        at: new Date(at),
      })
    }
    if (answer.next === null) return stated
    after = answer.next
  }
  throw new ProviderUnavailable(`${provider.code}: a statement without an end`)
}
