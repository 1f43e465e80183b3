import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { handle } from '../../../platform/http.ts'
import { closeAlert, listAlerts } from '../../alert/index.ts'
import { auditNow } from '../../audit/index.ts'
import { listAllBanners, publishBanner, withdrawBanner } from '../../notice/index.ts'
import { listReturns } from '../../report/index.ts'
import { answerTicket, listDesk, readThread } from '../../support/index.ts'
import { actorOf } from '../actor.ts'

type Shown = CallReply<typeof ops.care.tickets>['tickets'][number]
type Ticket = Awaited<ReturnType<typeof listDesk>>['tickets'][number]

/** Tickets, alerts, notices and the returns of games. */
export function careRoutes(app: FastifyInstance, deps: Deps) {
  const { care } = ops
  handle(app, care.tickets, async ({ query }) => {
    const page = await listDesk(deps, { state: query.state ?? 'open', after: query.after })
    return { tickets: page.tickets.map((one) => shown(deps, one)), next: page.next }
  })
  handle(app, care.ticketThread, async ({ params }) => {
    const { ticket, messages } = await readThread(deps, BigInt(params.ticketId))
    return {
      ticket: shown(deps, ticket),
      messages: messages.map(({ operator, text, said_at }) => ({
        by: operator,
        text,
        at: said_at.toISOString(),
      })),
    }
  })
  handle(app, care.answerTicket, async (asked) => {
    const actor = actorOf(asked)
    const { ticketId } = asked.params
    await answerTicket(deps, {
      ticketId: BigInt(ticketId),
      operator: actor.email,
      text: asked.body.text,
    })
    await auditNow(deps, { actor, action: 'ticket.answered', subject: `ticket:${ticketId}` })
    return null
  })
  alertRoutes(app, deps)
  noticeRoutes(app, deps)
  handle(app, care.returns, ({ query }) => listReturns(deps, Number(query.days ?? '30')))
}

const shown = ({ clock }: Deps, ticket: Ticket): Shown => ({
  ticketId: String(ticket.ticket_id),
  playerId: String(ticket.player_id),
  topic: ticket.topic,
  about: ticket.about,
  state: ticket.state,
  openedAt: ticket.opened_at.toISOString(),
  changedAt: ticket.changed_at.toISOString(),
  answerBy: ticket.answer_by?.toISOString() ?? null,
  isLate: ticket.answer_by !== null && ticket.answer_by < clock.now(),
})

function alertRoutes(app: FastifyInstance, deps: Deps) {
  const { care } = ops
  handle(app, care.alerts, async ({ query }) => {
    const rows = await listAlerts(deps, {
      state: query.state,
      ...(query.before === undefined ? {} : { before: BigInt(query.before) }),
    })
    return rows.map((row) => ({
      alertId: String(row.alert_id),
      kind: row.kind,
      subject: row.subject,
      detail: row.detail,
      raisedAt: row.raised_at.toISOString(),
      state: row.state,
      closedBy: row.closed_by,
      closedAt: row.closed_at?.toISOString() ?? null,
      note: row.note,
    }))
  })
  handle(app, care.closeAlert, async (asked) => {
    const actor = actorOf(asked)
    const { note } = asked.body
    const closed = await closeAlert(deps, {
      alertId: BigInt(asked.params.alertId),
      by: actor.email,
      note,
    })
    await auditNow(deps, {
      actor,
      action: 'alert.closed',
      subject: closed.subject,
      reason: note,
      before: { kind: closed.kind, detail: closed.detail },
      after: { state: 'closed' },
    })
    return null
  })
}

function noticeRoutes(app: FastifyInstance, deps: Deps) {
  const { care } = ops
  handle(app, care.banners, async ({ query }) => {
    const rows = await listAllBanners(
      deps,
      query.before === undefined ? undefined : BigInt(query.before),
    )
    return rows.map((row) => ({
      noticeId: String(row.notice_id),
      level: row.level,
      texts: row.texts,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      isOn: row.is_on,
    }))
  })
  handle(app, care.publishBanner, async (asked) => {
    const { level, texts, startsAt, endsAt } = asked.body
    const begins = startsAt === null ? deps.clock.now() : new Date(startsAt)
    if (endsAt !== null && new Date(endsAt) <= begins) {
      throw new Refusal('invalid_input', { fields: 'endsAt' })
    }
    const noticeId = await publishBanner(deps, {
      level,
      texts: { pt_BR: texts.pt_BR, ...(texts.en_US ? { en_US: texts.en_US } : {}) },
      until: null,
      starts_at: begins,
      ends_at: endsAt === null ? null : new Date(endsAt),
    })
    await auditNow(deps, {
      actor: actorOf(asked),
      action: 'notice.published',
      subject: `notice:${noticeId}`,
      after: asked.body,
    })
    return { noticeId: String(noticeId) }
  })
  handle(app, care.withdrawBanner, async (asked) => {
    const { noticeId } = asked.params
    await withdrawBanner(deps, BigInt(noticeId))
    await auditNow(deps, {
      actor: actorOf(asked),
      action: 'notice.withdrawn',
      subject: `notice:${noticeId}`,
      reason: asked.body.reason,
      before: { isOn: true },
      after: { isOn: false },
    })
    return null
  })
}
