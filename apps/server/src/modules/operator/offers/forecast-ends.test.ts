import { game, ops } from '@jogada/contract'
import { add, formatMoney, zero } from '@jogada/core'
import { expect, test } from 'vitest'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { signedInAnew } from '../../../testkit/signed-in-anew.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { deposited } from '../../promotion/testkit.ts'
import { sweepActive } from '../../promotion/watch-play.ts'
import { giftCampaign as gift } from './testkit.ts'

const server = pixServerOfFile()

const DAY_MS = 24 * 60 * 60_000
const id = 'page-gift'

/** Asks a second later: what happens at the instant of a forecast is not of its past. */
async function foreseen() {
  server.clock.advance(1000)
  const crm = await operatorWith(server, ['crm'])
  const answer = await crm.call(ops.offers.forecastCampaign, { params: { id }, body: gift })
  const { given, bonuses } = dataOf(answer).forecast!
  const { released, expired, open } = bonuses!
  return { given, released, expired, open }
}

const sum = (bonuses: number, amount: string) => ({ bonuses, amount })

/** How many bonuses stand as they do, and what they come to. */
async function really() {
  const rows = await server.deps.db
    .selectFrom('promotion.bonus')
    .select(['state', 'amount'])
    .where('campaign_id', '=', id)
    .execute()
  const of = (state: (typeof rows)[number]['state']) => {
    const some = rows.filter((row) => row.state === state)
    return sum(some.length, formatMoney(add(zero, ...some.map(({ amount }) => amount))))
  }
  return { released: of('released'), expired: of('expired'), open: of('active') }
}

async function roll(player: Payer, stake: string) {
  const body = { stake, target: 5_000, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body }, { key: server.deps.rng.uuid() }))
}

async function rich(pkgId = 'brl-100') {
  const { player } = await deposited(server, pkgId)
  await giveCash(server, player.playerId, 100_000n)
  return player
}

test('a forecast by the terms that held says what really became of the gifts, to the centavo', async () => {
  expect((await foreseen()).given).toEqual({ deposits: 0, players: 0, amount: '0.00' })
  const [one, other, idle] = [await rich(), await rich(), await rich('brl-200')]
  await roll(one, '100.00')
  await roll(one, '10.00')
  await roll(other, '100.00')
  await roll(other, '9.99')
  await sweepActive(server.deps)
  expect(await really()).toMatchObject({ released: sum(1, '5.00'), expired: sum(0, '0.00') })
  expect(await foreseen()).toEqual({
    given: { deposits: 3, players: 3, amount: '20.00' },
    ...(await really()),
  })

  // a second gift stands behind the first, which runs out, and is played to the centavo
  server.clock.advance(3 * DAY_MS)
  const late = { ...idle, ...(await signedInAnew(server, idle)) }
  await deposited(server, 'brl-100', late)
  await roll(late, '120.00')
  server.clock.advance(5 * DAY_MS)
  await sweepActive(server.deps)
  expect(await really()).toMatchObject({ expired: sum(2, '15.00'), open: sum(1, '5.00') })
  const again = { ...idle, ...(await signedInAnew(server, idle)) }
  await roll(again, '189.50')
  await sweepActive(server.deps)
  expect(await foreseen()).toEqual({
    given: { deposits: 4, players: 3, amount: '25.00' },
    ...(await really()),
  })
  await roll(again, '0.50')
  await sweepActive(server.deps)
  expect(await really()).toMatchObject({ released: sum(2, '10.00'), open: sum(0, '0.00') })
  expect(await foreseen()).toMatchObject(await really())
})
