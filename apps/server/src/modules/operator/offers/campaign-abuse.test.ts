import { ops, refusals } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../testkit/as-owner.ts'
import { registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { playThrough } from '../../../testkit/play-money.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { followPlay } from '../../promotion/watch-play.ts'
import { deposited } from '../../promotion/testkit.ts'
import { askAgain } from '../../withdrawal/testkit.ts'

const server = pixServerOfFile()
const PACKAGE = 'brl-200'
const id = 'page-gift'
let risk: TestOperator
beforeAll(async () => {
  risk = await operatorWith(server, ['risk'])
})

const report = async (campaign = id) =>
  dataOf(await risk.call(ops.offers.campaignAbuse, { params: { id: campaign } }))

/** A player who got the gift of a deposit, seen on one device at one address alone. */
async function taker(place: string): Promise<Payer> {
  const player = await registerPayer(server)
  await asOwner(
    server,
    `WITH seen AS (UPDATE account.session SET device_id = $2, address = $2 WHERE player_id = $1)
     UPDATE account.player SET registered_device = $2, registered_address = $2 WHERE player_id = $1`,
    [player.playerId, place],
  )
  await deposited(server, PACKAGE, player)
  return player
}

test('whoever shares a device with another taker, or takes the bonus out, is named with what they did', async () => {
  const [ana, bia] = [await taker('one phone'), await taker('one phone')]
  const [caio, duda] = [await taker('phone of Caio'), await taker('phone of Duda')]
  for (const { playerId } of [caio, duda]) await playThrough(server, playerId, 22_000n)
  await followPlay(server.deps, [caio.playerId, duda.playerId])
  await askAgain(caio, '210.00')
  await askAgain(duda, '60.00')
  // four days later is no longer soon
  await asOwner(
    server,
    `UPDATE withdrawal.request SET requested_at = requested_at + interval '4 days'
      WHERE player_id = $1`,
    [duda.playerId],
  )

  const { players, looked, suspect, isWhole } = await report()
  expect({ looked, suspect, isWhole }).toEqual({ looked: 4, suspect: 3, isWhole: true })
  const shown = ({ playerId }: Payer) => players.find((one) => one.playerId === String(playerId))
  const nothing = { bonuses: 1, granted: '10.00', released: '0.00', takenOut: '0.00' }
  expect(shown(ana)).toMatchObject({
    ...nothing,
    signs: ['shared_device'],
    sharedWith: [String(bia.playerId)],
    shared: 1,
  })
  expect(shown(bia)).toMatchObject({ ...nothing, sharedWith: [String(ana.playerId)] })
  expect(shown(caio)).toMatchObject({
    ...nothing,
    released: '10.00',
    takenOut: '210.00',
    signs: ['taken_out'],
    shared: 0,
  })
  expect(shown(duda)).toBeUndefined()

  await asOwner(server, 'UPDATE account.player SET is_test = true WHERE player_id = $1', [
    bia.playerId,
  ])
  expect(await report()).toMatchObject({ looked: 3, suspect: 1 })
  // what is older than thirty days is of no campaign that is looked at
  server.clock.advance(31 * 86_400_000)
  risk = await operatorWith(server, ['risk'])
  expect(await report()).toMatchObject({ looked: 0, players: [] })
})

test('a campaign that nobody saved has no report, and who may not see players gets none', async () => {
  const params = { id: 'no-such-campaign' }
  const unknown = await risk.call(ops.offers.campaignAbuse, { params })
  expect(unknown.status).toBe(refusals.not_found.status)
  const trader = await operatorWith(server, ['games'])
  const refused = await trader.call(ops.offers.campaignAbuse, { params: { id } })
  expect(refused.status).toBe(refusals.operator_permission.status)
})
