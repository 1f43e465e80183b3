import { expect, test } from 'vitest'
import { bet, clock, command, deposit, moves, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger()

/** Submits commands one after the other, a second apart, and gives their numbers. */
async function submitAll(playerId: bigint, commands: readonly ReturnType<typeof command>[]) {
  const ids: bigint[] = []
  for (const one of commands) {
    clock.at = new Date(clock.at.getTime() + 1000)
    const verdict = await bench().ledger.submit(playerId, ({ commandId }) => {
      ids.push(commandId)
      return one
    })
    expect(verdict.status).toMatch(/posted|insufficient_funds/)
  }
  return ids
}

const hold = moves(['cash', -300n], ['held', 300n])

test('the commands behind one thing are found by number, key and beginning, once each, in their order', async () => {
  const player = newPlayer()
  const [, stake, sale, settled] = await submitAll(player, [
    deposit(1000n),
    command({ kind: 'bet_stake', postings: hold }),
    command({ key: 'cash-out:7' }),
    bet(100n, 250n, { key: 'settle:12:0:0', bodyHash: 'win:250' }),
    bet(100n, 0n, { key: 'settle:123:0:0' }),
    bet(100n),
  ])
  const found = await bench().ledger.commands(player, {
    ids: [stake!, settled!],
    keys: ['cash-out:7', 'settle:12:0:0'],
    beginnings: ['settle:12:', 'void:12:'],
  })
  expect(found.map(({ commandId }) => commandId)).toEqual([stake, sale, settled])
  expect(found[0]).toMatchObject({
    kind: 'bet_stake',
    moved: { cash: -300n, held: 300n, bonus: null, withdrawing: null },
  })
  expect(found[2]).toMatchObject({ bodyHash: 'win:250', moved: { cash: 150n, held: null } })
})

test('neither a refused command is found nor one of somebody else', async () => {
  const [player, other] = [newPlayer(), newPlayer()]
  const [refused] = await submitAll(player, [bet(100n, 0n, { key: 'settle:9:0:0' })])
  const [, theirs] = await submitAll(other, [
    deposit(1000n),
    bet(100n, 0n, { key: 'settle:9:0:0' }),
  ])
  const asked = { ids: [refused!, theirs!], keys: ['settle:9:0:0'], beginnings: ["settle:9'"] }
  expect(await bench().ledger.commands(player, asked)).toEqual([])
  expect(await bench().ledger.commands(player, {})).toEqual([])
})
