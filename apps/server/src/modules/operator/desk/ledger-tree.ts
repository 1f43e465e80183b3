import type { CallOutput, CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { add, formatMoney, negate, zero } from '@jogada/core'
import type { HousePlace } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'

type Tree = CallReply<typeof ops.books.tree>

const PAGE = 50

const { accountNames, houseAccountNames } = ops.books

/**
 * Every account of the ledger with what is in it. Of now, the house's accounts and the players' are
 * summed each by themselves, in one snapshot, so that their sum proves something; of an earlier
 * instant players have what the house lacks.
 */
export async function showTree(deps: Deps, at: string | undefined): Promise<Tree> {
  return at === undefined ? treeOfNow(deps) : treeBefore(deps, new Date(at))
}

async function treeOfNow({ ledger, clock }: Deps): Promise<Tree> {
  const { house, players } = await ledger.allBalances()
  const houseTotal = add(zero, ...house.values())
  const playersTotal = add(zero, ...players.values())
  return {
    at: clock.now().toISOString(),
    house: houseAccountNames.map((account) => ({
      account,
      balance: formatMoney(house.get(account) ?? zero),
    })),
    houseTotal: formatMoney(houseTotal),
    players: accountNames.map((account) => ({
      account,
      balance: formatMoney(players.get(account) ?? zero),
    })),
    playersTotal: formatMoney(playersTotal),
    sum: formatMoney(add(houseTotal, playersTotal)),
  }
}

async function treeBefore({ ledger }: Deps, at: Date): Promise<Tree> {
  const house = await ledger.houseAt(at)
  const houseTotal = add(zero, ...house.values())
  return {
    at: at.toISOString(),
    house: houseAccountNames.map((account) => ({
      account,
      balance: formatMoney(house.get(account) ?? zero),
    })),
    houseTotal: formatMoney(houseTotal),
    players: null,
    playersTotal: formatMoney(negate(houseTotal)),
    sum: null,
  }
}

type Asked = CallOutput<typeof ops.books.houseEntries>

/** Commands on an account of the house, the newest first. */
export async function showHouseEntries(
  { ledger, clock }: Deps,
  { params, query }: Pick<Asked, 'params' | 'query'>,
): Promise<CallReply<typeof ops.books.houseEntries>> {
  const rows = await ledger.houseEntries(params.account, {
    limit: PAGE,
    from: query.after === undefined ? startOf(clock.now(), query.at) : placeOf(query.after),
  })
  const last = rows.at(-1)
  return {
    rows: rows.map(({ commandId, playerId, kind, at, moved }) => ({
      commandId: String(commandId),
      playerId: String(playerId),
      kind,
      at: at.toISOString(),
      amount: formatMoney(moved),
    })),
    next: last && rows.length === PAGE ? textOf(last) : null,
  }
}

/** One millisecond on from now, so that what happened in this one counts. */
const startOf = (now: Date, at: string | undefined): Date =>
  at === undefined ? new Date(now.getTime() + 1) : new Date(at)

const textOf = ({ at, lane, batch, commandId }: HousePlace): string =>
  `${at.getTime()}-${lane}-${batch}-${commandId}`

function placeOf(text: string): HousePlace {
  const [at = '', lane = '', batch = '', commandId = ''] = text.split('-')
  return {
    at: new Date(Number(at)),
    lane: Number(lane),
    batch: BigInt(batch),
    commandId: BigInt(commandId),
  }
}
