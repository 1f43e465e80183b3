import type { CallReply, ops, ticket } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { BetResult } from '@jogada/core/sports/codes'
import type { PlayerCommand } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { shownCommand } from '../../../platform/shown-command.ts'
import type { CashOutRow } from '../cash-out/cash-out-store.ts'
import type { TicketRow } from './ticket-store.ts'

type Story = CallReply<typeof ops.plays.bet>
type Step = Story['history'][number]

/** How the keys of the commands begin that decide, settle, give back and reverse a bet. */
const BEGINNINGS = ['decide', 'settle', 'void', 'reverse', 'sport-debt'] as const

/** Every attempt to sell a bet, the oldest first. */
export const salesOf = (
  { db }: Pick<Deps, 'db'>,
  { player_id: playerId, bet_id: betId }: TicketRow,
): Promise<CashOutRow[]> =>
  db
    .selectFrom('sportsbook.cash_out')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_id', '=', betId)
    .orderBy('asked_at')
    .orderBy('cash_out_id')
    .execute()

/** Everything that a bet went through, from its stake on: each is a command of the ledger. */
export async function historyOf(
  deps: Pick<Deps, 'db' | 'ledger'>,
  { player_id: playerId, bet_id: betId }: TicketRow,
  sales: readonly CashOutRow[],
): Promise<Step[]> {
  const [commands, debts] = await Promise.all([
    deps.ledger.commands(playerId, {
      ids: [betId, ...sales.map((sale) => sale.cash_out_id)],
      keys: sales.map((sale) => `cash-out:${sale.cash_out_id}`),
      beginnings: BEGINNINGS.map((name) => `${name}:${betId}:`),
    }),
    deps.db
      .selectFrom('sportsbook.debt')
      .select(['command_id', 'amount'])
      .where('player_id', '=', playerId)
      .where('bet_id', '=', betId)
      .execute(),
  ])
  const debtOf = new Map(debts.map(({ command_id, amount }) => [command_id, amount]))
  return commands.map((command) => {
    const debt = debtOf.get(command.commandId)
    return {
      ...shownCommand(command),
      ...endSaidBy(command),
      debt: debt === undefined ? null : formatMoney(centavos(debt)),
    }
  })
}

type End = Pick<Step, 'result' | 'payout' | 'reason'>

const NO_END: End = { result: null, payout: null, reason: null }

/** What a command says of the end of its bet: a settlement names it, a reversal has its code. */
function endSaidBy({ kind, bodyHash }: PlayerCommand): End {
  const [said = '', amount = ''] = bodyHash.split(':')
  switch (kind) {
    case 'bet_settlement':
    case 'bet_void':
      return endOf(BET_RESULTS[said as BetResult], amount)
    case 'bet_reversal':
      return endOf(Number(said) as ticket.TicketLeg['result'], amount)
    case 'bet_rejected':
      return { ...NO_END, reason: amount }
    default:
      return NO_END
  }
}

const endOf = (result: ticket.TicketLeg['result'], amount: string): End => ({
  result,
  payout: formatMoney(centavos(BigInt(amount))),
  reason: null,
})
