import type { CallReply, ops } from '@jogada/contract'
import { isValidCpf, normalizeCpf } from '@jogada/core/documents/cpf'
import { isSoloGame } from '@jogada/core/games/house-games'
import type { Deps } from '../../../deps.ts'
import { findIdByEmail, findPlayer } from '../../account/index.ts'
import { findOrderByTxid, findPayment } from '../../deposit/index.ts'
import { findIdByCpf } from '../../kyc/index.ts'
import { findByPayoutId } from '../../withdrawal/index.ts'
import { maskedPlayers } from './masked-players.ts'
import { findTag, taggedPlayers } from './tags/tag-store.ts'

type Found = CallReply<typeof ops.players.search>
type Hit = {
  readonly playerId: bigint
  readonly by: Found[number]['by']
  /** The bet or round itself, as its player's lists name it. */
  readonly play?: string | null
}

const HIGHEST = 2n ** 63n - 1n
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Players behind whatever an operator has in hand; their personal data masked. */
export async function findPlayers(deps: Deps, typed: string): Promise<Found> {
  const hits = await search(deps, typed.trim())
  const unique = new Map<bigint, Hit>()
  for (const one of hits) if (!unique.has(one.playerId)) unique.set(one.playerId, one)
  const named = await maskedPlayers(deps, [...unique.keys()])
  return [...unique.values()].flatMap(({ playerId, by, play = null }) => {
    const player = named.get(playerId)
    return player
      ? [{ playerId: String(playerId), email: player.email, name: player.name, by, play }]
      : []
  })
}

async function search(deps: Deps, text: string): Promise<Hit[]> {
  const lower = text.toLowerCase()
  if (text.startsWith('#')) {
    const named = text.slice(1).trim()
    const tagged = await searchTag(deps, named)
    return tagged.length > 0 ? tagged : searchNumber(deps, named)
  }
  if (text.includes('@')) return hit(await findIdByEmail(deps.db, lower), 'email')
  const cpf = normalizeCpf(text)
  const [ofCpf, order, payment, payout, ofNumber] = await Promise.all([
    cpf !== null && isValidCpf(cpf) ? findIdByCpf(deps, cpf) : null,
    findOrderByTxid(deps, text),
    findPayment(deps, text),
    UUID.test(lower) ? findByPayoutId(deps, lower) : undefined,
    searchNumber(deps, text),
  ])
  return [
    ...hit(ofCpf, 'cpf'),
    ...hit(order?.player_id, 'txid'),
    ...hit(payment?.player_id, 'end_to_end'),
    ...hit(payout?.player_id, 'payout'),
    ...ofNumber,
  ]
}

const hit = (playerId: bigint | null | undefined, by: Hit['by']): Hit[] =>
  playerId === null || playerId === undefined ? [] : [{ playerId, by }]

/** Those who have a tag, the newest account first. */
async function searchTag(deps: Deps, label: string): Promise<Hit[]> {
  const tag = await findTag(deps, label)
  if (!tag) return []
  const { players } = await taggedPlayers(deps, tag.tag_id)
  return players.map(({ player_id: playerId }) => ({ playerId, by: 'tag' as const }))
}

/** A number may be a player, a bet or a round. */
async function searchNumber(deps: Deps, text: string): Promise<Hit[]> {
  const digits = /^(?:[a-z]+:)?(\d{1,19})$/.exec(text)?.[1]
  if (digits === undefined || BigInt(digits) > HIGHEST) return []
  const number = BigInt(digits)
  const [player, owner] = await Promise.all([
    findPlayer(deps.db, number),
    deps.ledger.ownerOf(number),
  ])
  const isBet = owner?.kind === 'bet_stake'
  const play = owner && playOf(owner.kind, number)
  return [
    ...hit(player?.player_id, 'player'),
    ...hit(owner?.playerId, isBet ? 'bet' : 'round').map((one) => ({ ...one, play })),
  ]
}

/** The bet or round that a command began; null of any other, and of games of other studios. */
function playOf(kind: string, commandId: bigint): string | null {
  if (kind === 'bet_stake') return `sport:${commandId}`
  const [, draw, game] = /^(?:(draw_\w+)_stake|(\w+)_bet)$/.exec(kind) ?? []
  if (draw) return `draw:${commandId}`
  return game && isSoloGame(game) ? `casino:${commandId}` : null
}
