import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { isOfCare, listAlerts } from '../../alert/index.ts'
import { mayCloseAlert } from './alert-closers.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { listAllBanners } from '../../notice/index.ts'
import { listDesk, satisfaction } from '../../support/index.ts'

type Page = CallReply<typeof ops.care.tickets>
type Ticket = Awaited<ReturnType<typeof listDesk>>['tickets'][number]

/** A ticket as operators see it. */
export const shownTicket = ({ clock }: Deps, ticket: Ticket): Page['tickets'][number] => ({
  ticketId: String(ticket.ticket_id),
  playerId: String(ticket.player_id),
  topic: ticket.topic,
  about: ticket.about,
  ref: ticket.ref,
  state: ticket.state,
  openedAt: ticket.opened_at.toISOString(),
  changedAt: ticket.changed_at.toISOString(),
  answerBy: ticket.answer_by?.toISOString() ?? null,
  isLate: ticket.answer_by !== null && ticket.answer_by < clock.now(),
  rating: ticket.rating,
  lastMessageId: ticket.last_message_id === null ? null : String(ticket.last_message_id),
})

/** Tickets in a state, a page of them, and how players found the help lately. */
export async function showTickets(
  deps: Deps,
  { state = 'open', ...rest }: CallOutput<typeof ops.care.tickets>['query'],
): Promise<Page> {
  const [{ tickets, next }, found] = await Promise.all([
    listDesk(deps, { ...rest, state }),
    satisfaction(deps),
  ])
  return { tickets: tickets.map((one) => shownTicket(deps, one)), next, satisfaction: found }
}

/**
 * Alerts in a state, the newest first. Of how a player is cared for, those who may not see that see
 * that there is something, and nothing of it.
 */
export async function showAlerts(
  deps: Deps,
  { state, kind, before }: CallOutput<typeof ops.care.alerts>['query'],
  { permissions }: Pick<StaffSession, 'permissions'>,
): Promise<CallReply<typeof ops.care.alerts>> {
  const rows = await listAlerts(deps, {
    state,
    kind,
    ...(before === undefined ? {} : { before: BigInt(before) }),
  })
  const isHidden = (of: string) => isOfCare(of) && !permissions.has('wellbeing.view')
  return rows.map((row) => ({
    alertId: String(row.alert_id),
    kind: row.kind,
    subject: row.subject,
    detail: isHidden(row.kind) ? {} : row.detail,
    isHidden: isHidden(row.kind),
    mayClose: permissions.has('alert.close') && mayCloseAlert(row.kind, permissions),
    raisedAt: row.raised_at.toISOString(),
    state: row.state,
    closedBy: row.closed_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    note: isHidden(row.kind) ? '' : row.note,
  }))
}

/** Notices, the newest first. */
export async function showBanners(
  deps: Deps,
  before?: string,
): Promise<CallReply<typeof ops.care.banners>> {
  const rows = await listAllBanners(deps, before === undefined ? undefined : BigInt(before))
  return rows.map((row) => ({
    noticeId: String(row.notice_id),
    level: row.level,
    advertises: row.advertises,
    audience: { fromLevel: row.from_level, tagIds: [...row.tag_ids] },
    texts: row.texts,
    until: row.until?.toISOString() ?? null,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    isOn: row.is_on,
  }))
}
