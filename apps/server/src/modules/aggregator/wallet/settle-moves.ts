import type { Money } from '@jogada/core'
import type { CounterMove } from '@jogada/ledger'
import { turnoverMoves } from '../../wallet/index.ts'
import { OPEN_ROUNDS } from '../../withdrawal/index.ts'

/** A played stake counts as turnover when its round ends, and holds no withdrawal up any more. */
export const settleMoves = (stake: Money): readonly CounterMove[] => [
  { owner: 'player', name: OPEN_ROUNDS, delta: -1n },
  ...turnoverMoves(stake, 'studios'),
]
