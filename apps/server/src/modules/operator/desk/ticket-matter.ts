import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listPlayRecords } from '../../play-records/index.ts'
import { getRecord } from '../../records/index.ts'

type Matter = CallReply<typeof ops.players.record>
type Asked = { readonly playerId: bigint; readonly ref: string; readonly language: string }

/**
 * What a ticket is about, as the player sees it: a movement of money, an order, a bet or a round,
 * of this player only. Refuses with `record_unknown`.
 */
export async function viewMatter(deps: Deps, { playerId, ref, language }: Asked): Promise<Matter> {
  return ref.includes(':')
    ? viewPlay(deps, playerId, ref)
    : viewMoney(deps, { playerId, ref, language })
}

async function viewMoney(deps: Deps, { playerId, ref, language }: Asked): Promise<Matter> {
  const record = await getRecord(deps, { playerId, recordId: ref, language })
  return {
    ref,
    type: record.type,
    name: record.kind,
    at: record.at,
    amount: record.amount,
    payout: null,
    status: record.status,
    facts: record.facts,
  }
}

/** A bet or round; its number is its command's, whose time says on which page it stands. */
async function viewPlay(deps: Deps, playerId: bigint, ref: string): Promise<Matter> {
  const command = await deps.ledger.findCommand(playerId, BigInt(ref.split(':')[1]!))
  if (!command) throw new Refusal('record_unknown')
  const { records } = await listPlayRecords(deps, playerId, {
    game: undefined,
    status: undefined,
    from: undefined,
    to: undefined,
    before: `${command.at.getTime() + 1}_casino:0`,
  })
  const record = records.find(({ recordId }) => recordId === ref)
  if (!record) throw new Refusal('record_unknown')
  return {
    ref,
    type: null,
    name: record.game,
    at: record.at,
    amount: record.stake,
    payout: record.payout,
    status: String(record.status),
    facts: [
      ...(record.odds === null ? [] : [{ name: 'odds', value: record.odds }]),
      ...(record.result === null ? [] : [{ name: 'result', value: record.result }]),
    ],
  }
}
