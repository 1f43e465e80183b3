import { isDeepStrictEqual } from 'node:util'
import type { Sandbox } from '../context.ts'
import { alphanumeric } from '../platform/identifiers.ts'
import { Problem, read } from '../platform/problem.ts'
import type { Payout } from './payout.ts'
import { payoutBody } from './payout.ts'

/**
 * Takes a payout in, once per `idPagamento`. The same body again gives the payout as it stands by
 * now (`repeated`); another body under the same id is PagamentoConflitante.
 */
export function requestPayout(
  { clock, config, random, store }: Sandbox,
  body: unknown,
): { payout: Payout; repeated: boolean } {
  const asked = read(payoutBody, body, { as: 'PagamentoInvalido', root: 'payout' })
  const earlier = store.tables.payouts.get(asked.idPagamento)
  if (earlier && !isDeepStrictEqual(earlier.asked, asked)) throw new Problem('PagamentoConflitante')
  if (earlier) return { payout: earlier, repeated: true }

  const now = clock.now()
  const payout: Payout = {
    asked,
    status: 'EM_PROCESSAMENTO',
    horario: { solicitacao: now.toISOString() },
  }
  store.commit({
    payouts: { [asked.idPagamento]: payout },
    jobs: {
      [alphanumeric(random, 20)]: {
        kind: 'settle_payout',
        dueAt: now.getTime() + config.settleAfterMs,
        payoutId: asked.idPagamento,
      },
    },
  })
  return { payout, repeated: false }
}
