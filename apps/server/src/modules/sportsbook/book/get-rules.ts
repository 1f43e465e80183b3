import { formatMoney, formatOdds } from '@jogada/core'
import { CATALOGUE } from '@jogada/core/sports/markets/catalogue'
import {
  AMEND_WITHIN_HOURS,
  RESUME_WITHIN_HOURS,
  SPORT_RULES,
} from '@jogada/core/sports/rules/sport-rules'
import { SPORTS } from '@jogada/core/sports/sport'
import { MAX_TOTAL_ODDS } from '@jogada/core/sports/stake-limits'
import { MAX_PARLAY_LEGS, MAX_SYSTEM_LEGS } from '@jogada/core/sports/systems'
import type { CallReply, sportBook } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { delayOfSport } from '../bets/delay.ts'
import { limitBook } from '../bets/limits.ts'

/** The rules of every sport out of the tables that settle it; the texts are the reader's. */
export const getRules = (
  deps: Pick<Deps, 'settings' | 'clock'>,
): CallReply<typeof sportBook.sportRules> => ({
  tickets: {
    maxParlayLegs: MAX_PARLAY_LEGS,
    maxSystemLegs: MAX_SYSTEM_LEGS,
    maxOdds: formatOdds(MAX_TOTAL_ODDS),
    minStake: formatMoney(limitBook(deps, deps.clock.now()).priced.minStake),
    continuationHours: RESUME_WITHIN_HOURS,
    amendmentHours: AMEND_WITHIN_HOURS,
  },
  sports: SPORTS.map((sport) => {
    const { period, retirement, special } = SPORT_RULES[sport]
    return {
      sport,
      delaySeconds: delayOfSport(sport) / 1000,
      rules: [period, retirement, ...special],
      markets: (CATALOGUE.get(sport) ?? []).map((market) => ({
        key: market.key,
        gameTime: market.gameTime,
        outcomes: [...market.outcomes],
        specifiers: [...market.specifiers],
        canRefund: market.canRefund,
        cashOut: market.canCashOut,
      })),
    }
  }),
})
