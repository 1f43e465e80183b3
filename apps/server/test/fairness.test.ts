import { createHash, createHmac, randomUUID } from 'node:crypto'
import { casino, draw, game } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { leadDraws } from '../src/modules/draws/testkit.ts'
import type { TestDraws } from '../src/modules/draws/testkit.ts'
import { serverOfFile } from '../src/testkit/server-of-file.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../src/testkit/test-player.ts'

/*
 * What a stranger's script knows: SHA-256 and HMAC of Node, and how the product says that numbers
 * become outcomes. Nothing of the product computes here.
 */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

const numbers = ({ serverSeed, clientSeed, nonce }: Seeds, count: number): number[] =>
  Array.from({ length: count }, (_, i) =>
    createHmac('sha256', serverSeed)
      .update(`${clientSeed}:${nonce}:${Math.floor(i / 8)}`)
      .digest()
      .readUInt32BE((i % 8) * 4),
  )
const scaled = (word: number, n: number) => Number((BigInt(word) * BigInt(n)) >> 32n)

function taken(words: readonly number[], things: number): number[] {
  const left = Array.from({ length: things }, (_, thing) => thing)
  return words.map((word) => left.splice(scaled(word, left.length), 1)[0]!)
}

const server = serverOfFile()
let draws: TestDraws
beforeAll(async () => {
  draws = await leadDraws(server)
})

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const key = () => ({ key: randomUUID() })

test('[RNG-09] a stranger’s script finds every round of a player again from what was shown before it and after', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 1_000_000n)
  const before = dataOf(await player.call(game.getSeeds, {}))
  for (let round = 0; round < 6; round++) {
    const stake = '1.00'
    const dice = { stake, target: 5050, direction: 'over' } as const
    const mines = { stake, mines: 5, tiles: [round, 12, 20] }
    const tower = { stake, difficulty: 'medium' as const, tiles: [0, 1, 2] }
    dataOf(await player.call(game.betDice, { body: dice }, key()))
    dataOf(await player.call(casino.betLimbo, { body: { stake, target: 200 } }, key()))
    dataOf(await player.call(casino.autoMines, { body: mines }, key()))
    dataOf(await player.call(casino.autoRowDouble, { body: tower }, key()))
  }
  const hidden = dataOf(await player.call(game.diceRounds, {}))
  expect(hidden.every(({ serverSeed }) => serverSeed === null)).toBe(true)

  const after = dataOf(await player.call(game.rotateSeeds, { body: {} }))
  const { serverSeed } = after.previous!
  expect(sha256(serverSeed)).toBe(before.serverSeedHash)
  expect(after.serverSeedHash).toBe(before.nextServerSeedHash)

  const of = (nonce: number): Seeds => ({ serverSeed, clientSeed: before.clientSeed, nonce })
  const rolls = dataOf(await player.call(game.diceRounds, {}))
  const limbos = dataOf(await player.call(casino.limboRounds, {}))
  const boards = dataOf(await player.call(casino.minesRounds, {}))
  const towers = dataOf(await player.call(casino.rowDoubleRounds, {}))
  const nonces = [...rolls, ...limbos, ...boards, ...towers].map(({ nonce }) => nonce)
  expect(sorted(nonces)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))

  for (const { nonce, roll } of rolls) expect(roll).toBe(scaled(numbers(of(nonce), 1)[0]!, 10_001))
  for (const { nonce, result } of limbos) {
    const number = Math.floor(numbers(of(nonce), 1)[0]! / 256) + 1
    expect(result).toBe(Math.floor((2 ** 24 / number) * (1 - 0.01) * 100))
  }
  for (const { nonce, board } of boards) {
    expect(sorted(board!)).toEqual(sorted(taken(numbers(of(nonce), 5), 25)))
  }
  for (const { nonce, board } of towers) {
    const words = numbers(of(nonce), 18)
    const rows = Array.from({ length: 9 }, (_, row) => taken(words.slice(2 * row, 2 * row + 2), 3))
    expect(board!.map(sorted)).toEqual(rows.map(sorted))
  }
})

test('[RNG-09] and every draw from the hash that was announced before it', async () => {
  await draws.step(draws.slot('double').endAt)
  const announced = dataOf(await callAs(server, draw.drawChains, { params: { channel: 'double' } }))
  for (let round = 0; round < 3; round++) {
    const { roundId, lockAt, completeAt, endAt } = draws.slot('double')
    await draws.step(lockAt)
    await draws.step(completeAt)
    const proof = dataOf(
      await callAs(server, draw.drawProof, { params: { channel: 'double', roundId } }),
    )
    const { seed, position, outcome } = proof.round
    let link = seed!
    for (let back = 0; back < position; back++) link = sha256(link)
    expect(announced.map(({ terminatingHash }) => terminatingHash)).toContain(link)
    const drawn = BigInt(`0x${createHmac('sha256', seed!).update(proof.chain.salt!).digest('hex')}`)
    expect(outcome).toBe(Number((drawn * 15n) >> 256n))
    await draws.step(endAt)
  }
})
