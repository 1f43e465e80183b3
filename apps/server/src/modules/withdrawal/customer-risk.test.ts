import { ops } from '@jogada/contract'
import { cashierTexts } from '@jogada/messages'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { askAgain, listed, richPlayer, rowOf } from './testkit.ts'

const server = pixServerOfFile()
const REASONS = 'palavras que só o perfil de prevenção lê'

let officer: TestOperator
beforeAll(async () => {
  officer = await operatorWith(server, ['aml'])
})
beforeEach(() => server.syncClock())

const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

async function rate(player: Payer, level: 'low' | 'high', exposedSince: string | null) {
  const playerId = String(player.playerId)
  const { parties } = dataOf(await officer.call(ops.aml.parties, { query: { playerId } }))
  return dataOf(
    await officer.call(ops.aml.rate, {
      body: {
        party: { kind: 'player', playerId },
        level,
        reasons: REASONS,
        exposedSince,
        reviewOn: dayIn(90),
        seen: parties[0]?.ratingId ?? null,
      },
    }),
  )
}

// the same amount twice in a minute is one withdrawal
let reais = 60
const askedOf = async (player: Payer) => {
  const asked = await askAgain(player, `${reais++}.00`)
  return { asked, row: await rowOf(server, asked) }
}

test('[BR-11] a withdrawal of a player of high risk, or politically exposed, waits for a person, as long as the last rating says so', async () => {
  const player = await richPlayer(server)
  expect((await askedOf(player)).row.flags).not.toContain('customer_risk')
  await rate(player, 'high', null)
  const high = await askedOf(player)
  expect(high.row).toMatchObject({ state: 'in_review' })
  expect(high.row.flags).toContain('customer_risk')
  await rate(player, 'low', dayIn(-3))
  expect((await askedOf(player)).row.flags).toContain('customer_risk')
  await rate(player, 'low', null)
  expect((await askedOf(player)).row.flags).not.toContain('customer_risk')
})

test('[BR-11] whoever decides reads that the customer is a risk and nothing more, and the player not even that', async () => {
  const player = await richPlayer(server)
  await rate(player, 'high', dayIn(-3))
  const { asked } = await askedOf(player)
  const risk = await operatorWith(server, ['risk'])
  const params = { playerId: String(player.playerId), withdrawalId: asked.withdrawalId }
  const detail = dataOf(await risk.call(ops.queues.withdrawalDetail, { params }))
  expect(detail.withdrawal.signs).toContainEqual({
    flag: 'customer_risk',
    at: null,
    amounts: [],
    count: null,
    what: null,
  })
  expect(JSON.stringify(detail)).not.toMatch(/aml|palavras|exposed/)
  const { review } = await listed(asked)
  expect(review?.reason).toBe(cashierTexts('pt_BR').review.security)
  expect(JSON.stringify(await listed(asked))).not.toContain('customer_risk')
})
