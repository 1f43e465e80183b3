import { ops, privacy, refusals } from '@jogada/contract'
import { beforeEach, expect, test } from 'vitest'
import { registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { getPlayer } from '../../account/player-store.ts'
import { advanceClosings } from '../../privacy/advance-closing.ts'
import { eraseOld } from '../../privacy/erase-old.ts'

const server = pixServerOfFile()
const reason = 'um Pix voltou'
let finance: TestOperator
beforeEach(async () => {
  finance = await operatorWith(server, ['finance'])
})

const paramsOf = ({ playerId }: TestPlayer) => ({ playerId: String(playerId) })
const reveal = (who: TestOperator, player: TestPlayer, field: ops.players.RevealedField) =>
  who.call(ops.players.reveal, { params: paramsOf(player), body: { field, reason } })
const viewOf = async (player: TestPlayer) =>
  dataOf(await finance.call(ops.players.view, { params: paramsOf(player) }))
const foundAs = async (player: TestPlayer) => {
  const [found] = dataOf(
    await finance.call(ops.players.search, { query: { q: String(player.playerId) } }),
  )
  return found!.email
}
const masked = ({ email }: TestPlayer) => `${email[0]}•••${email.slice(email.indexOf('@'))}`

/** An account that its player has closed. */
async function closed<const P extends TestPlayer>(player: P): Promise<P> {
  const body = { pwd: 'calçadão-9-ondas' }
  const key = server.deps.rng.uuid()
  expect(dataOf(await player.call(privacy.closeAccount, { body }, { key })).state).toBe('closed')
  return player
}

/** So many years later whatever may be erased is. */
async function goOn(years: number) {
  server.clock.advance(years * 366 * 86_400_000)
  await advanceClosings(server.deps)
  await eraseOld(server.deps)
  finance = await operatorWith(server, ['finance'])
}

test('[LGPD-03] [PIX-03] who has closed the account is reached with a reason, traced, as they were until then', async () => {
  const player = await registerPayer(server)
  const before = await getPlayer(server.deps.db, player.playerId)
  const shown = await viewOf(player)
  await closed(player)
  expect(await viewOf(player)).toMatchObject({
    email: masked(player),
    phone: shown.phone,
    name: shown.name,
  })
  expect(await foundAs(player)).toBe(masked(player))
  expect(dataOf(await reveal(finance, player, 'email'))).toEqual({ value: player.email })
  expect(dataOf(await reveal(finance, player, 'phone'))).toEqual({ value: before.phone })
  expect(dataOf(await reveal(finance, player, 'name'))).toEqual({ value: player.name })
  const auditor = await operatorWith(server, ['auditor'])
  expect((await reveal(auditor, player, 'email')).status).toBe(refusals.operator_permission.status)
  const subject = `player:${player.playerId}`
  const log = dataOf(
    await auditor.call(ops.books.auditList, { query: { subject, action: 'player.revealed' } }),
  )
  expect(log.map(({ actor, after }) => [actor, after])).toEqual(
    ['name', 'phone', 'email'].map((field) => [finance.email, { field }]),
  )
  expect(log[0]).toMatchObject({ reason })
})

test('[LGPD-03] whose account holds money when the five years are over is reached until that is out, then nobody is', async () => {
  const [owed, other] = [await closed(await registerPayer(server)), await closedUnknown()]
  await giveCash(server, owed.playerId, 5_00n)
  await goOn(5)
  expect(dataOf(await reveal(finance, owed, 'email'))).toEqual({ value: owed.email })
  expect(await foundAs(owed)).toBe(masked(owed))
  for (const field of ['email', 'phone', 'name'] as const) {
    expect((await reveal(finance, other, field)).status).toBe(refusals.not_found.status)
  }
  expect(await viewOf(other)).toMatchObject({ email: '', phone: '', name: '' })
  expect(await foundAs(other)).toBe('')
})

const closedUnknown = async () => closed(await registerPlayer(server))

test('[LGPD-03] nothing is written to who has closed the account, for nobody reads it', async () => {
  const player = await closed(await registerPayer(server))
  const support = await operatorWith(server, ['support'])
  const write = (to: Payer) =>
    support.call(ops.players.sendMessage, {
      params: paramsOf(to),
      body: { text: 'Olá', advertises: false },
    })
  expect((await write(player)).status).toBe(refusals.account_closed.status)
  expect((await write(await registerPayer(server))).status).toBe(200)
})
