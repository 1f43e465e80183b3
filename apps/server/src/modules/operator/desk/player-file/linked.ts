import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import type { LinkedPage, LinkedPlayer } from '../../../../platform/linked-player.ts'
import {
  findPlayer,
  findRestriction,
  sharingAddresses,
  sharingDevices,
  sharingPhone,
} from '../../../account/index.ts'
import { findPerson, sharingCpf, sharingPictures } from '../../../kyc/index.ts'
import { sharingTransfers } from '../../../transfer/index.ts'
import { sharingDestinations } from '../../../withdrawal/index.ts'
import { maskEmail, maskName } from '../mask.ts'
import { getPlayerOr404 } from '../view-player.ts'

const PAGE = 30

type Reply = CallReply<typeof ops.playerFile.linked>
type Account = Reply['accounts'][number]
type Shared = Account['ways'][number]
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
  return {
    accounts: await Promise.all(shown.map(([id, shared]) => accountOf(deps, id, shared))),
    next: newest.length > PAGE ? String(shown.at(-1)![0]) : null,
  }
}

async function accountOf(deps: Deps, id: bigint, shared: Shared[]): Promise<Account> {
  const [player, person, restriction] = await Promise.all([
    findPlayer(deps.db, id),
    findPerson(deps, id),
    findRestriction(deps.db, id),
  ])
  return {
    playerId: String(id),
    email: maskEmail(player!.email),
    name: maskName(person?.name ?? player!.name),
    registeredAt: player!.registered_at.toISOString(),
    restriction: restriction?.kind ?? null,
    ways: shared,
  }
}
