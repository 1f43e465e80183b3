import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import type { LinkedPage, LinkedPlayer } from '../../../../platform/linked-player.ts'
import {
  restrictionsOf,
  sharingAddresses,
  sharingDevices,
  sharingPhone,
} from '../../../account/index.ts'
import { sharingCpf, sharingPictures } from '../../../kyc/index.ts'
import { sharingTransfers } from '../../../transfer/index.ts'
import { sharingDestinations } from '../../../withdrawal/index.ts'
import { maskedPlayers } from '../masked-players.ts'
import { getPlayerOr404 } from '../view-player.ts'

const PAGE = 30

type Reply = CallReply<typeof ops.playerFile.linked>
type Shared = Reply['accounts'][number]['ways'][number]
type Way = Shared['way']

/** How each sign is looked up, the strongest first. */
const lookUps: Readonly<
  Record<Way, (deps: Deps, page: LinkedPage) => Promise<readonly LinkedPlayer[]>>
> = {
  cpf: sharingCpf,
  picture: sharingPictures,
  payment_key: sharingDestinations,
  device: ({ db }, page) => sharingDevices(db, page),
  phone: ({ db }, page) => sharingPhone(db, page),
  transfer: sharingTransfers,
  address: ({ db }, page) => sharingAddresses(db, page),
}

const ways = Object.keys(lookUps) as readonly Way[]

/** Accounts that share something with a player's, the newest first; `next` continues them. */
export async function showLinked(
  deps: Deps,
  playerId: bigint,
  { way, before }: CallOutput<typeof ops.playerFile.linked>['query'],
): Promise<Reply> {
  await getPlayerOr404(deps, playerId)
  const page = { playerId, before: before === undefined ? null : BigInt(before), limit: PAGE + 1 }
  const found = new Map<bigint, Shared[]>()
  // each look-up gives its own newest, so the newest of all of them are whole
  for (const one of way ? [way] : ways) {
    for (const { player_id, at, shared } of await lookUps[one](deps, page)) {
      const known = found.get(player_id) ?? []
      found.set(player_id, [...known, { way: one, at: at.toISOString(), shared }])
    }
  }
  const newest = [...found].toSorted(([a], [b]) => (a > b ? -1 : 1))
  const shown = newest.slice(0, PAGE)
  const ids = shown.map(([id]) => id)
  const [named, restrictions] = await Promise.all([
    maskedPlayers(deps, ids),
    restrictionsOf(deps.db, ids),
  ])
  return {
    accounts: shown.map(([id, shared]) => {
      const { email, name, registeredAt } = named.get(id)!
      return {
        playerId: String(id),
        email,
        name,
        registeredAt: registeredAt.toISOString(),
        restriction: restrictions.get(id)?.kind ?? null,
        ways: shared,
      }
    }),
    next: newest.length > PAGE ? String(shown.at(-1)![0]) : null,
  }
}
