import { game, limits, notice, ops, order, refusals } from '@jogada/contract'
import { messageText } from '@jogada/messages/push-texts'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'

const server = serverOfFile()
const { wellbeing } = ops
const DAY_MS = 86_400_000
const reason = 'pediu pelo telefone às 14h'
const LOOSER = refusals.invalid_input.status

const of = ({ playerId }: TestPlayer) => ({ playerId: String(playerId) })
const boundOf = async (player: TestPlayer, kind: string, window: string) =>
  dataOf(await player.call(limits.getLimits, {})).limits.find(
    (one) => one.kind === kind && one.window === window,
  )!
const inboxOf = async (player: TestPlayer) => dataOf(await player.call(notice.inbox, { query: {} }))
const bet = (player: TestPlayer) =>
  player.call(
    game.betDice,
    { body: { stake: '1.00', target: 5_050, direction: 'over' } },
    { key: server.deps.rng.uuid() },
  )

async function tracesOf(person: TestOperator) {
  const auditor = await operatorWith(server, ['auditor'])
  const log = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  return log.filter(({ actor }) => actor === person.email)
}

test('[RG-04] on a player’s word the limits officer sets a tighter limit of any kind at once, and never a looser one', async () => {
  const officer = await operatorWith(server, ['limits'])
  const player = await registerPlayer(server)
  const money = (amount: string, kind: 'deposit' | 'stake' | 'loss' = 'deposit') =>
    officer.call(wellbeing.limitMoney, {
      params: of(player),
      body: { kind, window: 'week', amount, reason },
    })
  const time = (minutes: number) =>
    officer.call(wellbeing.limitTime, {
      params: of(player),
      body: { window: 'day', minutes, reason },
    })
  dataOf(await money('200.00'))
  expect(await boundOf(player, 'deposit', 'week')).toMatchObject({
    limit: '200.00',
    waiting: null,
  })
  expect((await money('200.01')).status).toBe(LOOSER)
  dataOf(await money('50.00'))
  dataOf(await money('10.00', 'loss'))
  dataOf(await time(90))
  expect((await time(91)).status).toBe(LOOSER)
  expect((await boundOf(player, 'deposit', 'week')).limit).toBe('50.00')
  expect((await boundOf(player, 'loss', 'week')).limit).toBe('10.00')
  expect(await boundOf(player, 'time', 'day')).toMatchObject({ limit: '90', waiting: null })
  const traces = await tracesOf(officer)
  expect(traces.map(({ action }) => action)).toEqual(Array(4).fill('wellbeing.limited'))
  expect(traces[0]).toMatchObject({
    subject: `player:${player.playerId}`,
    reason,
    after: { kind: 'time', window: 'day', minutes: '90' },
  })
})

test('[RG-04] a call that is repeated with its key limits once, is traced once and told once', async () => {
  const officer = await operatorWith(server, ['limits'])
  const player = await registerPlayer(server)
  const key = { key: server.deps.rng.uuid() }
  const input = {
    params: of(player),
    body: { kind: 'stake', window: 'day', amount: '30.00', reason },
  } as const
  dataOf(await officer.call(wellbeing.limitMoney, input, key))
  dataOf(await officer.call(wellbeing.limitMoney, input, key))
  expect(await tracesOf(officer)).toHaveLength(1)
  const told = (await inboxOf(player)).messages.filter(({ kind }) => kind === 'care_on_word')
  expect(told).toHaveLength(1)
  expect(messageText('pt_BR', 'care_on_word', {})).toContain('Como você pediu')
})

test('[RG-07] on a player’s word the limits officer excludes them for six months: play ends, withdrawals do not, and no later pause shortens it', async () => {
  const officer = await operatorWith(server, ['limits'])
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_00n)
  const body = { months: 6, reason } as const
  dataOf(await officer.call(wellbeing.exclude, { params: of(player), body }))
  const { pause } = dataOf(await player.call(limits.getLimits, {}))
  expect(pause!.kind).toBe('self_exclusion')
  const lasts = Date.parse(pause!.until!) - server.clock.now().getTime()
  expect(lasts).toBeGreaterThan(180 * DAY_MS)
  expect((await bet(player)).status).toBe(refusals.play_excluded_until.status)
  const { lock, wdAmount } = dataOf(await player.call(order.getWithdraw, {}))
  expect({ lock, wdAmount }).toEqual({ lock: false, wdAmount: '100.00' })

  const shorter = { days: 1, reason } as const
  dataOf(await officer.call(wellbeing.pause, { params: of(player), body: shorter }))
  expect(dataOf(await player.call(limits.getLimits, {})).pause).toEqual(pause)
  const actions = (await tracesOf(officer)).map(({ action }) => action)
  expect(actions).toEqual(['wellbeing.paused', 'wellbeing.excluded'])
  expect((await inboxOf(player)).messages.map(({ kind }) => kind)).toContain('care_on_word')
})

test('[RG-04] a reason is required, only the lengths of the player’s own are taken, and nobody else may', async () => {
  const officer = await operatorWith(server, ['limits'])
  const support = await operatorWith(server, ['support'])
  const player = await registerPlayer(server)
  const ask = (who: TestOperator, body: object) =>
    who.call(wellbeing.pause, { params: of(player), body: body as never })
  expect((await ask(officer, { days: 7, reason: ' ' })).http).toBe(400)
  expect((await ask(officer, { days: 2, reason })).http).toBe(400)
  expect((await ask(support, { days: 7, reason })).status).toBe(7000)
  expect(dataOf(await player.call(limits.getLimits, {})).pause).toBeNull()
})
