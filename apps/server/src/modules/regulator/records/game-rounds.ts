import type { GameRoundRecord } from '@jogada/core/regulator/records'
import type { LedgerSnapshot, SnapshotPlay } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { studioRoundsBehind } from '../../aggregator/index.ts'
import { roundsEndedBy } from '../../casino/index.ts'
import { drawRoundsBehind } from '../../draws/index.ts'
import { cpfsOf } from '../../kyc/index.ts'
import { actOf, playSources } from './plays.ts'

type Room = Pick<Deps, 'db' | 'vault'>
type Period = { readonly from: Date; readonly to: Date }

/** What was done in rounds of games of the house and of studios in a period, the oldest first. */
export async function* gameRounds(
  deps: Room,
  ledger: LedgerSnapshot,
  period: Period,
): AsyncGenerator<GameRoundRecord> {
  for await (const page of ledger.plays({ ...playSources.gameRound, ...period })) {
    const cpfs = await cpfsOf(deps, [...new Set(page.map(({ playerId }) => playerId))])
    const placeOf = await placesOf(deps, page)
    for (const play of page) {
      yield {
        command: play.commandId,
        at: play.at,
        player: play.playerId,
        cpf: cpfs.get(play.playerId) ?? null,
        ...actOf(play),
        ...placeOf(play),
      }
    }
  }
}

const isOfStudio = ({ kind }: SnapshotPlay) => kind.startsWith('provider_')
const isDraw = ({ kind }: SnapshotPlay) => kind.startsWith('draw_')

/** The game and the round of each command; a round of one command bears its number. */
async function placesOf(deps: Room, page: readonly SnapshotPlay[]) {
  const studios = await studioRoundsBehind(deps, page.filter(isOfStudio))
  const draws = await drawRoundsBehind(deps, page.filter(isDraw))
  const ended = await roundsEndedBy(
    deps,
    page.filter(({ kind }) => /_(end|refund)$/.test(kind)),
  )
  return (play: SnapshotPlay): { readonly game: string; readonly round: string } =>
    studios.get(play.commandId) ?? {
      game: play.kind.replace(/_(bet|end|stake|refund|settlement)$/, ''),
      round: draws.get(play.commandId) ?? String(ended.get(play.commandId) ?? play.commandId),
    }
}
