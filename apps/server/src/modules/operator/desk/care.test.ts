import { game, ops, support } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { notice } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { raiseAlert } from '../../alert/index.ts'
import { judgeGames, sumHours } from '../../report/returns/monitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { care, approvals, switches } = ops
const HOUR_MS = 3_600_000
const SUSPENDED = 1056

test('[R021] support answers a ticket, the player reads it, and the queue forgets it', async () => {
  const agent = await operatorWith(server, ['support'])
  const player = await registerPlayer(server)
  const body = { topic: 'deposit', about: 'E123', text: 'Onde está o meu Pix?' } as const
  const { ticketId } = dataOf(
    await player.call(support.openTicket, { body }, { key: server.deps.rng.uuid() }),
  )
  const queue = dataOf(await agent.call(care.tickets, { query: {} }))
  expect(queue.tickets.find((one) => one.ticketId === ticketId)).toMatchObject({ isLate: false })
  expect(dataOf(await agent.call(ops.queues.counts, {})).tickets).toBe(1)

  const params = { ticketId }
  const answer = { text: 'Chegou agora.\nObrigado!' }
  const key = { key: server.deps.rng.uuid() }
  expect((await agent.call(care.answerTicket, { params, body: { text: ' ' } }, key)).http).toBe(400)
  dataOf(await agent.call(care.answerTicket, { params, body: answer }, key))
  const thread = dataOf(await agent.call(care.ticketThread, { params }))
  expect(thread.messages.map(({ by, text }) => [by, text])).toEqual([
    [null, body.text],
    [agent.email, answer.text],
  ])
  const read = dataOf(await player.call(support.ticket, { params }))
  expect(read.messages.at(-1)).toMatchObject({ from: 'operator', text: answer.text })
  expect(dataOf(await agent.call(care.tickets, { query: {} })).tickets).toEqual([])
  dataOf(await player.call(support.rateTicket, { params, body: { rating: 4 } }))
  const answered = dataOf(await agent.call(care.tickets, { query: { state: 'answered' } }))
  expect(answered.tickets.find((one) => one.ticketId === ticketId)?.rating).toBe(4)
  expect(answered.satisfaction).toEqual({ ratings: 1, average: '4.0' })
})

test('a ticket whose player wrote more than the operator had seen goes on waiting for its answer', async () => {
  const agent = await operatorWith(server, ['support'])
  const player = await registerPlayer(server)
  const key = () => ({ key: server.deps.rng.uuid() })
  const body = { topic: 'other', about: '', text: 'Um momento' } as const
  const opened = dataOf(await player.call(support.openTicket, { body }, key()))
  const params = { ticketId: opened.ticketId }
  const rowOf = async () =>
    dataOf(await agent.call(care.tickets, { query: {} })).tickets.find(
      ({ ticketId }) => ticketId === opened.ticketId,
    )
  const seen = (await rowOf())!.lastMessageId!
  expect(dataOf(await agent.call(care.ticketThread, { params })).ticket.lastMessageId).toBe(seen)
  const more = { params, body: { text: 'Ainda uma coisa' } }
  dataOf(await player.call(support.replyToTicket, more, key()))
  const answer = (body: { text: string; seen?: string }) =>
    agent.call(care.answerTicket, { params, body }, key())
  dataOf(await answer({ text: 'Resolvido.', seen }))
  const after = await rowOf()
  expect(after).toMatchObject({ state: 'open', answerBy: opened.answerBy })
  const { messages } = dataOf(await player.call(support.ticket, { params }))
  expect(messages.map(({ text }) => text)).toEqual([body.text, more.body.text, 'Resolvido.'])
  dataOf(await answer({ text: 'Isso também.', seen: after!.lastMessageId! }))
  expect(await rowOf()).toBeUndefined()
  dataOf(await player.call(support.replyToTicket, more, key()))
  dataOf(await answer({ text: 'De um balcão antigo.' }))
  expect(await rowOf()).toBeUndefined()
})

test('[AUD-08] tickets come a page at a time, each once', async () => {
  const agent = await operatorWith(server, ['support'])
  const now = server.clock.now()
  await server.deps.db
    .insertInto('support.ticket')
    .values(
      Array.from({ length: 120 }, () => ({
        player_id: 1n,
        topic: 'other' as const,
        about: '',
        opened_at: now,
        changed_at: now,
        answer_by: now,
      })),
    )
    .execute()
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = dataOf(await agent.call(care.tickets, { query: after ? { after } : {} }))
    seen.push(...page.tickets.map(({ ticketId }) => ticketId))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

const dice = async (player: TestPlayer) =>
  player.call(
    game.betDice,
    { body: { stake: '1.00', target: 5000, direction: 'over' } },
    { key: server.deps.rng.uuid() },
  )

test('[ACC-09] one game stops on every process at once, others go on, and two people start it again', async () => {
  const host = await operatorWith(server, ['games'])
  const other = await operatorWith(server, ['games'])
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_000n)
  const second = await serverOn(server.url)
  try {
    expect((await dice(player)).status).toBe(200)
    const params = { name: 'game:dice' } as const
    dataOf(await host.call(switches.stop, { params, body: { reason: 'odd results' } }))
    expect((await dice(player)).status).toBe(SUSPENDED)
    await expect.poll(() => second.deps.switches.isStopped('game:dice')).toBe(true)
    expect(second.deps.switches.isStopped('game:limbo')).toBe(false)
    const { approvalId } = dataOf(
      await host.call(switches.release, { params, body: { reason: 'checked' } }),
    )
    expect((await dice(player)).status).toBe(SUSPENDED)
    dataOf(await other.call(approvals.approve, { params: { approvalId }, body: {} }))
    expect((await dice(player)).status).toBe(200)
  } finally {
    await second.close()
  }
})

test('[RG-09] an alert of how a player is cared for shows itself only to who may see that, and is closed by them', async () => {
  const player = await registerPlayer(server)
  const subject = `player:${player.playerId}`
  const detail = { signals: 'chasing' }
  for (const kind of ['care_call', 'central_exclusion', 'clock_off']) {
    await raiseAlert(server.deps, { kind, subject, detail })
  }
  const [host, limits] = [
    await operatorWith(server, ['games']),
    await operatorWith(server, ['limits']),
  ]
  const seenBy = async (one: typeof host) =>
    dataOf(await one.call(care.alerts, { query: {} }))
      .filter((alert) => alert.subject === subject)
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
  const shown = (alerts: Awaited<ReturnType<typeof seenBy>>) => alerts.map((one) => one.detail)
  expect(shown(await seenBy(limits))).toEqual([detail, detail, detail])
  const toHost = await seenBy(host)
  expect(shown(toHost)).toEqual([{}, {}, detail])
  const file = await server.app.inject({
    method: 'GET',
    url: '/api/ops/export/alerts',
    headers: { authorization: host.token, lang: 'pt_BR' },
  })
  expect(file.body).toContain('central_exclusion')
  expect(file.body.split('chasing')).toHaveLength(2)
  const close = (one: typeof host, alertId: string) =>
    one.call(care.closeAlert, { params: { alertId }, body: { note: 'conversamos' } })
  const [call, , clock] = toHost
  expect((await close(host, call!.alertId)).http).toBe(403)
  for (const { alertId } of await seenBy(limits)) dataOf(await close(limits, alertId))
  const query = { state: 'closed' } as const
  const closed = dataOf(await host.call(care.alerts, { query })).filter(
    (alert) => alert.subject === subject,
  )
  expect(closed.map(({ kind, note }) => `${kind}: ${note}`).toSorted()).toEqual([
    'care_call: ',
    'central_exclusion: ',
    'clock_off: conversamos',
  ])
  expect(clock!.isHidden).toBe(false)
})

let firstRound = 900_000_000

/** Rounds of limbo as they are stored, at 1.98 with a chance of 50 %. */
async function playedLimbo(rounds: number, wins: number) {
  await server.deps.pool.query(
    `INSERT INTO casino.round (player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
       params, outcome, stake, multiplier, payout, status, ended_by, licence_profile, played_at)
     SELECT 1, $4 + n, 'limbo', 1, 1, 1, '', '', 100, 19800,
       CASE WHEN n <= $2 THEN 198 ELSE 0 END, CASE WHEN n <= $2 THEN 10 ELSE 20 END, 'result',
       'open', $3
     FROM generate_series(1, $1::int) AS n`,
    [rounds, wins, server.clock.now(), (firstRound += 100_000)],
  )
}

test('[RNG-08] [GAM-06] [BAT-07] a game that pays too much is named in an alert, stopped when it is far off, and judged anew once two people start it', async () => {
  let host = await operatorWith(server, ['games'])
  const shown = async () =>
    dataOf(await host.call(care.returns, { query: { days: '30' } })).find(
      (one) => one.game === 'limbo',
    )!
  const sweep = async () => {
    server.clock.advance(2 * HOUR_MS)
    await sumHours(server.deps)
    await judgeGames(server.deps)
    // the session before is over by now
    host = await operatorWith(server, ['games'])
  }
  await playedLimbo(10_000, 5000)
  await sweep()
  expect(await shown()).toMatchObject({ rounds: 10_000, stakes: '10000.00', isStopped: false })
  expect(dataOf(await host.call(care.alerts, { query: {} }))).toEqual([])

  await playedLimbo(10_000, 5300)
  await sweep()
  const odd = await shown()
  expect(Math.abs(odd.sigma!)).toBeGreaterThan(4)
  expect(odd.actual!).toBeGreaterThan(odd.bandTo!)
  expect(odd.isStopped).toBe(false)
  const [alert] = dataOf(await host.call(care.alerts, { query: {} }))
  expect(alert).toMatchObject({ subject: 'game:limbo' })

  await playedLimbo(20_000, 11_000)
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  await owner.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'died'; END $$;
    CREATE TRIGGER die BEFORE INSERT ON platform.switch FOR EACH ROW EXECUTE FUNCTION die()`)
  await expect(sweep()).rejects.toThrow('died')
  await owner.query('DROP FUNCTION die CASCADE')
  await owner.end()
  // whoever died before the stop leaves no word of it
  await judgeGames(server.deps)
  host = await operatorWith(server, ['games'])
  expect(await shown()).toMatchObject({ isStopped: true })
  const { rows: noted } = await server.deps.pool.query(
    `SELECT subject FROM occurrence.event WHERE kind = 'game_stopped'`,
  )
  expect(noted).toEqual([{ subject: 'game:limbo' }])
  const open = dataOf(await host.call(care.alerts, { query: {} }))
  for (const { alertId } of open) {
    dataOf(await host.call(care.closeAlert, { params: { alertId }, body: { note: 'looked at' } }))
  }
  expect(dataOf(await host.call(care.alerts, { query: {} }))).toEqual([])
  // what was closed does not come back, and the stop stands as those who start the game saw it
  const stop = () => server.deps.switches.list().find((one) => one.name === 'game:limbo')!
  const stopped = stop()
  await sweep()
  expect(dataOf(await host.call(care.alerts, { query: {} }))).toEqual([])
  expect(stop()).toEqual(stopped)

  const params = { name: 'game:limbo' } as const
  const asked = await host.call(switches.release, { params, body: { reason: 'checked' } })
  await judgeGames(server.deps)
  const other = await operatorWith(server, ['games'])
  const { approvalId } = dataOf(asked)
  dataOf(await other.call(approvals.approve, { params: { approvalId }, body: {} }))
  await sweep()
  expect(await shown()).toMatchObject({ isStopped: false })
  expect(dataOf(await host.call(care.alerts, { query: {} }))).toEqual([])
  // only what it pays from then on stops it again
  await playedLimbo(20_000, 11_000)
  await sweep()
  expect(await shown()).toMatchObject({ isStopped: true })
  const [second] = dataOf(await host.call(care.alerts, { query: {} }))
  expect(second).toMatchObject({ kind: 'return_stopped', subject: 'game:limbo' })
  const closing = { params: { alertId: second!.alertId }, body: { note: 'looked at' } }
  dataOf(await host.call(care.closeAlert, closing))
  const again = { params: { alertId: alert!.alertId }, body: { note: 'looked at' } }
  expect((await host.call(care.closeAlert, again)).http).toBe(404)
  // summing again adds nothing
  const before = (await shown()).rounds
  await sumHours(server.deps)
  expect((await shown()).rounds).toBe(before)
})

test('[R038] a notice goes to everybody until it is taken back', async () => {
  const crm = await operatorWith(server, ['crm'])
  const body = {
    level: 'warn',
    advertises: false,
    texts: { pt_BR: 'Manutenção às 3h' },
    startsAt: null,
    endsAt: null,
  } as const
  const { noticeId } = dataOf(await crm.call(care.publishBanner, { body }))
  const banners = async () => dataOf(await callAs(server, notice.banners, {}))
  expect((await banners()).map(({ text }) => text)).toContain(body.texts.pt_BR)
  const params = { noticeId }
  dataOf(await crm.call(care.withdrawBanner, { params, body: { reason: 'done' } }))
  expect((await banners()).map(({ text }) => text)).not.toContain(body.texts.pt_BR)
  const [shown] = dataOf(await crm.call(care.banners, { query: {} }))
  expect(shown).toMatchObject({ noticeId, isOn: false })
})

test('[R038] a notice is written in any language of the product, and who reads another gets Portuguese', async () => {
  const crm = await operatorWith(server, ['crm'])
  const texts = Object.fromEntries(languages.map(({ key }) => [key, `Aviso para ${key}`]))
  const { hi_IN: _, ...written } = texts
  const publish = (wish: object) =>
    crm.call(care.publishBanner, {
      body: {
        level: 'critical',
        advertises: false,
        texts: written,
        startsAt: null,
        endsAt: null,
        ...wish,
      } as never,
    })
  const until = new Date(server.clock.now().getTime() + HOUR_MS).toISOString()
  const { noticeId } = dataOf(await publish({ until }))
  const readIn = async (language: string) =>
    dataOf(await callAs(server, notice.banners, {}, { language })).find(
      (one) => one.noticeId === noticeId,
    )
  for (const { key } of languages) {
    const read = key === 'hi_IN' ? 'pt_BR' : key
    expect(await readIn(key)).toMatchObject({ text: `Aviso para ${read}`, until })
  }
  const [shown] = dataOf(await crm.call(care.banners, { query: {} }))
  expect(shown).toMatchObject({ noticeId, texts: written, until })

  const audience = { fromLevel: 3, tagIds: ['7'] }
  const forSome = dataOf(await publish({ audience })).noticeId
  const [named] = dataOf(await crm.call(care.banners, { query: {} }))
  expect(named).toMatchObject({ noticeId: forSome, audience })
  expect(shown!.audience).toEqual({ fromLevel: null, tagIds: [] })
  expect((await publish({ audience: { fromLevel: 13, tagIds: [] } })).http).toBe(400)

  const bad = [{ en_US: 'No Portuguese' }, { ...written, tlh: 'nuqneH' }, { ...written, de_DE: '' }]
  for (const one of bad) expect((await publish({ texts: one })).http).toBe(400)
})
