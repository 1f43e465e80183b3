import { ROUND_GAP_MS } from '@jogada/core/games/limits'
import type { CasinoDeps } from './deps.ts'

type Round = { readonly playerId: bigint; readonly automatic?: boolean | undefined }

/** Waits until the player may start another round. Throws `too_many_requests` for one too many. */
export const roundTurn = ({ pace }: Pick<CasinoDeps, 'pace'>, { playerId, automatic }: Round) =>
  pace.turn(playerId, automatic ? ROUND_GAP_MS.automatic : ROUND_GAP_MS.byHand)
