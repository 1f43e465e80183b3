import { ops, support } from '@jogada/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../testkit/as-owner.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { Answer } from '../../../testkit/test-player.ts'
import { raiseAlert } from '../../alert/index.ts'
import { listEntries } from '../../audit/index.ts'
import { caughtUp, offerEvent, result3 } from '../../sportsbook/testkit.ts'

const server = serverOfFile()
const staff: Record<'trader' | 'support' | 'crm' | 'limits' | 'risk', TestOperator> = {} as never
beforeAll(async () => {
  for (const role of ['trader', 'support', 'crm', 'limits', 'risk'] as const) {
    staff[role] = await operatorWith(server, [role])
  }
})
afterEach(() => asOwner(server, 'DROP TRIGGER IF EXISTS out_of_order ON audit.entry'))

const HOUR_MS = 3_600_000
const reason = 'conferido com a fonte'
const { trading, care, settings, wellbeing } = ops

type Act = {
  readonly by: TestOperator
  readonly action: ops.AuditAction
  readonly subject: string
  readonly run: () => Promise<Answer<unknown>>
  readonly trace: Readonly<Record<'reason' | 'before' | 'after', unknown>>
}

let announcements = 0

async function announced() {
  const body = {
    sport: 'football',
    competition: 'Copa do Litoral',
    stage: 'Final',
    home: `Maresias ${++announcements}`,
    away: 'Ubatuba',
    startsAt: new Date(server.clock.now().getTime() + 5 * HOUR_MS).toISOString(),
  } as const
  const { eventId } = dataOf(await staff.trader.call(trading.announce, { body }))
  await caughtUp(server, eventId)
  return { eventId, said: body }
}

const prices = (home: string) => [
  { outcome: 'home', odds: home },
  { outcome: 'draw', odds: '3.50' },
  { outcome: 'away', odds: '4.00' },
]
const priced = (home: string) => ({ key: '1x2', specifiers: {}, prices: prices(home) })

async function withPrices(home: string) {
  const { eventId } = await announced()
  const params = { eventId }
  dataOf(await staff.trader.call(trading.price, { params, body: priced(home) }))
  await caughtUp(server, eventId)
  return params
}

const banner = () => ({
  level: 'info' as const,
  advertises: false,
  texts: { pt_BR: 'Manutenção à noite' },
  startsAt: null,
  endsAt: null,
})

/** What one person changes at the desk beside money, with what the log must say of it. */
const acts: readonly (readonly [string, () => Promise<Act>])[] = [
  [
    'an event that is suspended',
    async () => {
      const id = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
      return {
        by: staff.trader,
        action: 'trading.held',
        subject: `event:${id}`,
        run: () => staff.trader.call(trading.hold, { body: { scope: 'event', id, reason } }),
        trace: { reason, before: { isHeld: false }, after: { isHeld: true, events: 1 } },
      }
    },
  ],
  [
    'an event that is let go',
    async () => {
      const id = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
      const body = { scope: 'event', id, reason } as const
      dataOf(await staff.trader.call(trading.hold, { body }))
      return {
        by: staff.trader,
        action: 'trading.released',
        subject: `event:${id}`,
        run: () => staff.trader.call(trading.release, { body }),
        trace: { reason, before: { isHeld: true }, after: { isHeld: false, events: 1 } },
      }
    },
  ],
  [
    'an event that is said anew',
    async () => {
      const { eventId, said } = await announced()
      const { sport: _, ...before } = said
      const after = { ...before, stage: 'Semifinal' }
      return {
        by: staff.trader,
        action: 'trading.amended',
        subject: `event:${eventId}`,
        run: () =>
          staff.trader.call(trading.amend, {
            params: { eventId },
            body: { ...after, seen: before, reason },
          }),
        trace: { reason, before, after },
      }
    },
  ],
  [
    'a price that is changed',
    async () => {
      const params = await withPrices('2.10')
      return {
        by: staff.trader,
        action: 'trading.priced',
        subject: `event:${params.eventId}`,
        run: () => staff.trader.call(trading.price, { params, body: priced('2.00') }),
        trace: { reason: '', before: priced('2.10'), after: priced('2.00') },
      }
    },
  ],
  [
    'a score that is said',
    async () => {
      const params = await withPrices('2.10')
      const body = { phase: 'first_half', minute: 3, score: { home: 1, away: 0 } } as const
      return {
        by: staff.trader,
        action: 'trading.scored',
        subject: `event:${params.eventId}`,
        run: () => staff.trader.call(trading.say, { params, body }),
        trace: {
          reason: '',
          before: { phase: 'not_open', minute: null, score: null },
          after: body,
        },
      }
    },
  ],
  [
    'an alert that is closed',
    async () => {
      const subject = `game:${server.deps.rng.uuid()}`
      await raiseAlert(server.deps, { kind: 'return_odd', subject, detail: { sigma: '4.10' } })
      const [alert] = dataOf(await staff.risk.call(care.alerts, { query: {} }))
      const params = { alertId: alert!.alertId }
      return {
        by: staff.risk,
        action: 'alert.closed',
        subject,
        run: () => staff.risk.call(care.closeAlert, { params, body: { note: reason } }),
        trace: {
          reason,
          before: { kind: 'return_odd', detail: { sigma: '4.10' } },
          after: { state: 'closed' },
        },
      }
    },
  ],
  [
    'a ticket that is answered',
    async () => {
      const player = await registerPlayer(server)
      const body = { topic: 'other', about: '', text: 'Onde vejo meu limite?' } as const
      const { ticketId } = dataOf(
        await player.call(support.openTicket, { body }, { key: server.deps.rng.uuid() }),
      )
      const answer = { params: { ticketId }, body: { text: 'Em Limites e pausas.' } }
      return {
        by: staff.support,
        action: 'ticket.answered',
        subject: `ticket:${ticketId}`,
        run: () => staff.support.call(care.answerTicket, answer, { key: server.deps.rng.uuid() }),
        trace: { reason: '', before: null, after: null },
      }
    },
  ],
  [
    'a notice that is taken back',
    async () => {
      const { noticeId } = dataOf(await staff.crm.call(care.publishBanner, { body: banner() }))
      const withdrawal = { params: { noticeId }, body: { reason } }
      return {
        by: staff.crm,
        action: 'notice.withdrawn',
        subject: `notice:${noticeId}`,
        run: () => staff.crm.call(care.withdrawBanner, withdrawal),
        trace: { reason, before: { isOn: true }, after: { isOn: false } },
      }
    },
  ],
  [
    'a footer that is changed',
    async () => {
      const { documents, versions } = dataOf(await staff.crm.call(settings.all, {}))
      const about = `Casa do litoral ${server.deps.rng.uuid()}`
      const body = {
        value: {
          ...documents.site,
          footer: { ...documents.site.footer, about: { pt_BR: about } },
        },
        version: versions.site[0]?.version ?? 0,
        reason,
      }
      return {
        by: staff.crm,
        action: 'setting.changed',
        subject: 'setting:site',
        run: () => staff.crm.call(settings.changeSite, { body }),
        trace: { reason, before: expect.anything(), after: { 'footer.about.pt_BR': about } },
      }
    },
  ],
  [
    'a player who must take a break',
    async () => {
      const { playerId } = await registerPlayer(server)
      const params = { playerId: String(playerId) }
      const body = { kind: 'break', note: reason } as const
      return {
        by: staff.limits,
        action: 'wellbeing.break',
        subject: `player:${playerId}`,
        run: () => staff.limits.call(wellbeing.intervene, { params, body }),
        trace: { reason, before: null, after: { signals: [], score: 0 } },
      }
    },
  ],
]

const traces = async ({ by, action, subject }: Act) =>
  (await listEntries(server.deps, { subject })).filter(
    (entry) => entry.action === action && entry.actor === by.email,
  )

test.each(acts)(
  '[AUD-05] %s stands in the log with who, why, what was and what is',
  async (_, prepare) => {
    const act = await prepare()
    const before = (await traces(act)).length
    dataOf(await act.run())
    const [entry, ...earlier] = await traces(act)
    expect(earlier).toHaveLength(before)
    expect(entry).toMatchObject({ ...act.trace, address: '127.0.0.1' })
  },
)

/** How much there is of everything that these acts change. */
async function everything() {
  const { rows } = await server.deps.pool.query(`SELECT
    (SELECT count(*) FROM sportsbook.feed_message) AS said,
    (SELECT count(*) FROM sportsbook.hold) AS held,
    (SELECT count(*) FROM alert.alert WHERE state = 'open') AS alerts,
    (SELECT count(*) FROM support.message) AS answers,
    (SELECT count(*) FROM notice.banner WHERE is_on) AS notices,
    (SELECT count(*) FROM platform.setting) AS settings,
    (SELECT count(*) FROM limits.pause) AS breaks`)
  return rows[0] as unknown
}

test.each(acts)('[AUD-05] %s does not happen where it cannot be traced', async (_, prepare) => {
  const act = await prepare()
  const [before, known] = [await everything(), await traces(act)]
  await asOwner(
    server,
    `CREATE OR REPLACE FUNCTION audit.out_of_order() RETURNS trigger LANGUAGE plpgsql
       AS $$BEGIN RAISE EXCEPTION 'the log is out of order'; END$$`,
  )
  await asOwner(
    server,
    `CREATE TRIGGER out_of_order BEFORE INSERT ON audit.entry
       FOR EACH ROW EXECUTE FUNCTION audit.out_of_order()`,
  )
  expect((await act.run()).http).toBe(500)
  expect(await everything()).toEqual(before)
  await asOwner(server, 'DROP TRIGGER out_of_order ON audit.entry')
  // asked for again it happens, and is traced
  dataOf(await act.run())
  expect(await everything()).not.toEqual(before)
  expect(await traces(act)).toHaveLength(known.length + 1)
})
