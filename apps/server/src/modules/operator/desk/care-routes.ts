import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { handle } from '../../../platform/http.ts'
import { closeAlert, isOfCare } from '../../alert/index.ts'
import { appendAudit, audited } from '../../audit/index.ts'
import { publishBanner, withdrawBanner } from '../../notice/index.ts'
import { listReturns } from '../../report/index.ts'
import { answerTicket, readThread } from '../../support/index.ts'
import { actorOf } from '../actor.ts'
import { mayCloseAlert, refuseWhileMoneyLies } from './alert-closers.ts'
import { refuseForbiddenWords } from '../forbidden-words.ts'
import { askVoidRounds } from '../approvals/ask-void-rounds.ts'
import { showAlerts, showBanners, shownTicket, showTickets } from './care-lists.ts'

/** Tickets, alerts, notices and the returns of games. */
export function careRoutes(app: FastifyInstance, deps: Deps) {
  const { care } = ops
  handle(app, care.tickets, ({ query }) => showTickets(deps, query))
  handle(app, care.ticketThread, async ({ params }) => {
    const { ticket, messages } = await readThread(deps, BigInt(params.ticketId))
    return {
      ticket: shownTicket(deps, ticket),
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
    const { text, seen } = asked.body
    await answerTicket(
      deps,
      {
        ticketId: BigInt(ticketId),
        operator: actor.email,
        text,
        key: asked.key,
        seen: seen === undefined ? undefined : BigInt(seen),
      },
      (tx) =>
        appendAudit(deps, tx, {
          actor,
          action: 'ticket.answered',
          subject: `ticket:${ticketId}`,
        }),
    )
    return null
  })
  alertRoutes(app, deps)
  noticeRoutes(app, deps)
  handle(app, care.voidRounds, (asked) =>
    askVoidRounds(deps, actorOf(asked), { name: asked.params.name, reason: asked.body.reason }),
  )
  handle(app, care.returns, ({ query }) => listReturns(deps, Number(query.days ?? '30')))
}

type Closed = Awaited<ReturnType<typeof closeAlert>>

function alertRoutes(app: FastifyInstance, deps: Deps) {
  const { care } = ops
  handle(app, care.alerts, ({ query, operator }) => showAlerts(deps, query, operator))
  handle(app, care.closeAlert, async (asked) => {
    const actor = actorOf(asked)
    const { note } = asked.body
    const closing = { alertId: BigInt(asked.params.alertId), by: actor.email, note }
    await audited(
      deps,
      ({ subject, kind, detail }: Closed) => ({
        actor,
        action: 'alert.closed',
        subject,
        reason: note,
        before: isOfCare(kind) ? { kind } : { kind, detail },
        after: { state: 'closed' },
      }),
      async (tx) => {
        const closed = await closeAlert({ ...deps, db: tx }, closing)
        if (!mayCloseAlert(closed.kind, asked.operator.permissions)) {
          throw new Refusal('operator_permission')
        }
        await refuseWhileMoneyLies(deps, closed)
        return closed
      },
    )
    return null
  })
}

function noticeRoutes(app: FastifyInstance, deps: Deps) {
  const { care } = ops
  handle(app, care.banners, ({ query }) => showBanners(deps, query.before))
  handle(app, care.publishBanner, async (asked) => {
    const { level, advertises, audience, texts, until = null, startsAt, endsAt } = asked.body
    refuseForbiddenWords(deps, texts)
    const begins = startsAt === null ? deps.clock.now() : new Date(startsAt)
    if (endsAt !== null && new Date(endsAt) <= begins) {
      throw new Refusal('invalid_input', { fields: 'endsAt' })
    }
    const banner = {
      level,
      advertises,
      from_level: audience?.fromLevel ?? null,
      tag_ids: audience?.tagIds ?? [],
      texts,
      until: until === null ? null : new Date(until),
      starts_at: begins,
      ends_at: endsAt === null ? null : new Date(endsAt),
      key: asked.key,
    }
    const noticeId = await publishBanner(deps, banner, (tx, published) =>
      appendAudit(deps, tx, {
        actor: actorOf(asked),
        action: 'notice.published',
        subject: `notice:${published}`,
        after: asked.body,
      }),
    )
    return { noticeId: String(noticeId) }
  })
  handle(app, care.withdrawBanner, async (asked) => {
    const { noticeId } = asked.params
    await withdrawBanner(deps, BigInt(noticeId), (tx) =>
      appendAudit(deps, tx, {
        actor: actorOf(asked),
        action: 'notice.withdrawn',
        subject: `notice:${noticeId}`,
        reason: asked.body.reason,
        before: { isOn: true },
        after: { isOn: false },
      }),
    )
    return null
  })
}
