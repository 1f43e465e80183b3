import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { findPlayer, findRestriction, listSessions } from '../../account/index.ts'
import type { Player, Restriction } from '../../account/index.ts'
import { findDepositStop } from '../../deposit/index.ts'
import { findBarred, findPerson } from '../../kyc/index.ts'
import { getPause } from '../../limits/index.ts'
import { findOpenClosing } from '../../privacy/index.ts'
import { lifetimeOf } from '../../report/index.ts'
import { contactOf } from './contact.ts'
import { isReserved } from './reserved.ts'
import { tagsOf } from './tags/tag-store.ts'
import { maskCpf, maskEmail, maskName, maskPhone } from './mask.ts'

const NOTES = 100

/** The player, or a refusal. */
export async function getPlayerOr404({ db }: Deps, playerId: bigint): Promise<Player> {
  const player = await findPlayer(db, playerId)
  if (!player) throw new Refusal('player_unknown')
  return player
}

/** Who a player is, what the account holds and went through, sessions and notes. */
export async function viewPlayer(
  deps: Deps,
  reader: Pick<StaffSession, 'permissions'>,
  playerId: bigint,
): Promise<CallReply<typeof ops.players.view>> {
  const player = await getPlayerOr404(deps, playerId)
  const [
    contact,
    person,
    restriction,
    closing,
    pause,
    stop,
    balances,
    sums,
    sessions,
    tags,
    notes,
  ] = await Promise.all([
    contactOf(deps, player),
    findPerson(deps, playerId),
    findRestriction(deps.db, playerId),
    findOpenClosing(deps, playerId),
    getPause(deps, playerId),
    findDepositStop(deps, playerId),
    deps.ledger.balances(playerId),
    deps.ledger.houseSumsOf([playerId]),
    listSessions(deps, playerId),
    tagsOf(deps, playerId),
    deps.db
      .selectFrom('operator.note')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('note_id', 'desc')
      .limit(NOTES)
      .execute(),
  ])
  return {
    playerId: String(playerId),
    email: maskEmail(contact.email),
    name: maskName(person?.name ?? contact.name),
    phone: maskPhone(contact.phone),
    cpf: person ? maskCpf(person.cpf) : null,
    level: player.level,
    licenceProfile: player.licence_profile,
    hasYearly: licenceProfile(deps.env.LICENCE_PROFILE).statement.yearly,
    registeredAt: player.registered_at.toISOString(),
    kycAt: person?.verified_at.toISOString() ?? null,
    isTest: player.is_test,
    restriction: restriction ? await restrictionShown(deps, reader, restriction) : null,
    closing: closing ? { askedAt: closing.asked_at.toISOString() } : null,
    pause,
    depositStop: stop && {
      kind: stop.kind,
      until: stop.kind === 'paused' ? stop.until.toISOString() : null,
    },
    balances: {
      cash: formatMoney(balances.cash.balance),
      bonus: formatMoney(balances.bonus.balance),
      held: formatMoney(balances.held.balance),
      withdrawing: formatMoney(balances.withdrawing.balance),
    },
    lifetime: lifetimeOf(sums.get(playerId)!),
    tags,
    sessions: sessions.map(sessionShown),
    notes: notes.map(({ author, text, at }) => ({ author, text, at: at.toISOString() })),
  }
}

async function restrictionShown(
  { db }: Deps,
  { permissions }: Pick<StaffSession, 'permissions'>,
  { kind, reason, at, barred_id: barredId }: Restriction,
) {
  const barred = barredId === null ? undefined : (await findBarred(db, barredId))?.kind
  const isHidden = isReserved(barred, permissions)
  return { kind, reason: isHidden ? null : reason, at: at.toISOString() }
}

const sessionShown = (session: Awaited<ReturnType<typeof listSessions>>[number]) => ({
  sessionId: String(session.session_id),
  openedAt: session.opened_at.toISOString(),
  seenAt: session.seen_at.toISOString(),
  isOpen: session.revoked_at === null,
  address: session.address,
  device: session.device_id,
  userAgent: session.user_agent,
})
