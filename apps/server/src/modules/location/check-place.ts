import type { AskedFrom } from '@jogada/ledger'
import type { CallOutput, CallReply, location } from '@jogada/contract'
import { judgePlace, placeByPosition } from '@jogada/core/licence/place'
import type { PlaceAnswer, PositionAnswer } from '@jogada/core/licence/place'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../platform/session-lookup.ts'
import { raiseAlert } from '../alert/index.ts'
import type { AddressOrigins, Arrival } from './address-origin.ts'
import { outlineOf } from './outlines.ts'
import { lastOf, placeOf } from './place-store.ts'
import type { Checked } from './place-store.ts'

type Reply = CallReply<typeof location.placeState>
type Position = CallOutput<typeof location.showPosition>['body']

const CACHE_LIMIT = 100_000
/** Nobody changes country by land or air and plays on so soon. */
const TRAVEL_MS = 3 * 3_600_000

export type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>

export type Surroundings = {
  readonly origins: AddressOrigins
  /** Called when a session of a player is not inside any more, before the answer goes out. */
  readonly onLeft: (playerId: bigint) => Promise<void>
}

export type Places = {
  /**
   * Checks where a session is, unless its last check holds: at first, at a new address,
   * after its time.
   */
  note(session: Session, arrival: Arrival): Promise<AskedFrom | undefined>
  show(session: Session, arrival: Arrival, position: Position): Promise<Reply>
  state(session: Session): Promise<Reply>
}

/**
 * Checks where players are, for a licence that asks (GEO-01). A source that cannot be reached
 * leaves the place unknown, which is not inside.
 */
export function createPlaces(deps: PlaceDeps, { origins, onLeft }: Surroundings): Places {
  const { clock, db, env } = deps
  const rule = licenceProfile(env.LICENCE_PROFILE).location
  const sessions = new Map<bigint, Checked>()

  const remember = (checked: Checked) => {
    if (sessions.size >= CACHE_LIMIT) sessions.delete(sessions.keys().next().value!)
    sessions.set(checked.session_id, checked)
  }

  /** Whether a session's last check still stands for an address. */
  const holds = (own: Checked | undefined, address: string): own is Checked =>
    own !== undefined && own.address === address && own.good_until > clock.now()

  async function check(
    { playerId, sessionId }: Session,
    arrival: Arrival,
    shown: PositionAnswer,
  ): Promise<Checked> {
    const { country, goodForMs } = rule!
    const now = clock.now()
    const [own, last] = [await lastOf(deps, playerId, sessionId), await lastOf(deps, playerId)]
    if (shown === null && holds(own, arrival.address)) {
      remember(own)
      return own
    }
    const believed = own?.position_until && own.position_until > now ? own : undefined
    const position = shown ?? believed?.position ?? null
    const address = await origins(arrival).catch((error: unknown) => {
      deps.log.error({ err: error }, 'nobody could be asked where an address is')
      return { country: null, isHidden: false }
    })
    const goodUntil = new Date(now.getTime() + goodForMs)
    const position_until =
      position === null ? null : shown === null ? (believed?.position_until ?? null) : goodUntil
    const answer = judgePlace(country, { address, position })
    const checked = await db
      .insertInto('location.checked')
      .values({
        player_id: playerId,
        session_id: sessionId,
        checked_at: now,
        // an answer that a position gave ends with it
        good_until: position_until && position_until < goodUntil ? position_until : goodUntil,
        address: arrival.address,
        country: address.country,
        position,
        position_until,
        answer,
        licence_profile: env.LICENCE_PROFILE,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    remember(checked)
    if (own?.answer === 'inside' && answer !== 'inside') await onLeft(playerId)
    if (last) await compare(last, checked)
    return checked
  }

  async function compare(last: Checked, checked: Checked) {
    const between = checked.checked_at.getTime() - last.checked_at.getTime()
    if (!last.country || !checked.country || last.country === checked.country) return
    if (between >= TRAVEL_MS) return
    await raiseAlert(deps, {
      kind: 'location_travel',
      subject: `player:${checked.player_id}`,
      detail: { from: last.country, to: checked.country, minutes: Math.round(between / 60_000) },
    })
  }

  const replyOf = (answer: PlaceAnswer): Reply => ({
    isAsked: rule !== null,
    answer,
    mayShowPosition: rule?.position ?? false,
  })

  return {
    async note(session, arrival) {
      if (!rule) return undefined
      const own = sessions.get(session.sessionId)
      return placeOf(holds(own, arrival.address) ? own : await check(session, arrival, null))
    },
    async show(session, arrival, position) {
      if (!rule?.position) return replyOf(rule ? 'unknown' : 'inside')
      const answer = placeByPosition(outlineOf(rule.country), position)
      return replyOf((await check(session, arrival, answer)).answer)
    },
    async state({ playerId, sessionId }) {
      if (!rule) return replyOf('inside')
      // who looks at the app as a player has no session of that player
      const last = (await lastOf(deps, playerId, sessionId)) ?? (await lastOf(deps, playerId))
      return replyOf(last && last.good_until > clock.now() ? last.answer : 'unknown')
    },
  }
}
