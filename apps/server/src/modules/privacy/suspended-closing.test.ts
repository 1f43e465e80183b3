import { ops, privacy } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { betweenLooks } from '../../testkit/between-looks.ts'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { findRestriction, restrictPlayer } from '../account/index.ts'
import { getPlayer } from '../account/player-store.ts'
import { sweepPayouts } from '../withdrawal/watch-payouts.ts'
import { advanceClosing, advanceClosings } from './advance-closing.ts'

const server = pixServerOfFile()
const reason = 'contas ligadas'

/** A player with so much who asked for the end of the account, which is on its way to their CPF. */
async function closing(cash: bigint): Promise<Payer> {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, cash)
  const body = { pwd: 'calçadão-9-ondas' }
  const key = server.deps.rng.uuid()
  expect(dataOf(await player.call(privacy.closeAccount, { body }, { key })).state).toBe('closing')
  return player
}

/** Lets what is on its way arrive while nobody takes the closing on. */
async function payOnly({ playerId }: Payer) {
  await vi.waitFor(async () => {
    await sweepPayouts(server.deps)
    server.clock.advance(60_000)
    const { withdrawing } = await server.deps.ledger.balances(playerId)
    expect(withdrawing.balance).toBe(0n)
  })
}

async function arrive(player: Payer) {
  await payOnly(player)
  await advanceClosings(server.deps)
}

const asRisk = async ({ playerId }: Payer) => {
  const risk = await operatorWith(server, ['risk'])
  const params = { playerId: String(playerId) }
  return {
    view: async () => dataOf(await risk.call(ops.players.view, { params })),
    suspend: async () =>
      dataOf(
        await risk.call(ops.players.restrict, { params, body: { kind: 'suspended', reason } }),
      ),
    lift: async () => dataOf(await risk.call(ops.players.lift, { params, body: { reason } })),
  }
}

const stateOf = async ({ playerId, email }: Payer) => {
  const [found, { cash, withdrawing }, player, restriction] = await Promise.all([
    server.deps.db
      .selectFrom('privacy.closing')
      .selectAll()
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow(),
    server.deps.ledger.balances(playerId),
    getPlayer(server.deps.db, playerId),
    findRestriction(server.deps.db, playerId),
  ])
  return {
    isClosed: found.closed_at !== null,
    isKnown: player.email === email,
    paid: found.paid,
    cash: cash.balance,
    withdrawing: withdrawing.balance,
    restriction: restriction?.kind ?? null,
  }
}

test('[ACC-10] [RG-08] what comes to an account that is being closed stays in it while it is suspended, and leaves once that is lifted', async () => {
  const player = await closing(50_00n)
  await giveCash(server, player.playerId, 200_00n)
  const { suspend } = await asRisk(player)
  await suspend()
  // the day lets another withdrawal through
  server.clock.advance(24 * 3_600_000)
  await arrive(player)
  const suspended = { isClosed: false, isKnown: true, paid: 50_00n, restriction: 'suspended' }
  expect(await stateOf(player)).toEqual({ ...suspended, cash: 200_00n, withdrawing: 0n })

  const { lift } = await asRisk(player)
  await lift()
  await advanceClosings(server.deps)
  expect(await stateOf(player)).toMatchObject({ cash: 0n, withdrawing: 200_00n, restriction: null })
  await arrive(player)
  expect(await stateOf(player)).toMatchObject({
    isClosed: true,
    isKnown: false,
    paid: 250_00n,
    restriction: 'closed',
  })
})

test('[ACC-10] who was suspended stays known, though nothing is left in the account', async () => {
  const player = await closing(50_00n)
  const { suspend } = await asRisk(player)
  await suspend()
  await arrive(player)
  expect(await stateOf(player)).toMatchObject({
    isClosed: false,
    isKnown: true,
    cash: 0n,
    restriction: 'suspended',
  })
})

test('[ACC-10] the page of a suspended player says that they asked for the end of the account, until it has come', async () => {
  const player = await closing(50_00n)
  const { suspend, view, lift } = await asRisk(player)
  await suspend()
  expect((await view()).closing).toEqual({ askedAt: expect.stringMatching(/^\d{4}-/) as string })
  await lift()
  await arrive(player)
  const { view: after } = await asRisk(player)
  expect((await after()).closing).toBeNull()
  const other = await asRisk(await registerPayer(server))
  expect((await other.view()).closing).toBeNull()
})

const suspension = ({ playerId }: Payer) => ({ playerId, kind: 'suspended', reason }) as const

test('[ACC-10] a suspension that comes while an account is about to be closed keeps it', async () => {
  const player = await closing(50_00n)
  const { deps } = server
  const changed = betweenLooks(deps, () => restrictPlayer(deps.db, deps, suspension(player)))
  await payOnly(player)
  await advanceClosing(changed, player.playerId)
  expect(await stateOf(player)).toMatchObject({
    isClosed: false,
    isKnown: true,
    restriction: 'suspended',
  })
})

test('[ACC-10] a closing waits for a suspension that is being written, and then for its end', async () => {
  const player = await closing(50_00n)
  const { db } = server.deps
  await payOnly(player)
  let advancing: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await restrictPlayer(tx, server.deps, suspension(player))
    advancing = advanceClosing(server.deps, player.playerId)
    await vi.waitFor(async () => {
      const { rowCount } = await asOwner(
        server,
        `SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'
            AND query LIKE '%account%restriction%'`,
      )
      expect(rowCount).toBe(1)
    })
  })
  await advancing
  expect(await stateOf(player)).toMatchObject({
    isClosed: false,
    isKnown: true,
    restriction: 'suspended',
  })
})

test('[ACC-10] nobody is suspended any more whose account was closed first', async () => {
  const player = await closing(50_00n)
  await arrive(player)
  const { deps } = server
  const late = restrictPlayer(deps.db, deps, suspension(player))
  await expect(late).rejects.toMatchObject({ code: 'account_closed' })
  expect(await stateOf(player)).toMatchObject({ isClosed: true, restriction: 'closed' })
})
