import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkBefore } from '@jogada/core/fairness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRng } from '../../../platform/chance.ts'
import { readEnv } from '../../../platform/env.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { chainKey } from './chain-key.ts'
import { createChainKeeper } from './chain-keeper.ts'
import { findChain, nextLink, retireChains, setSalt } from './chain-store.ts'
import { makeChain } from './make-chain.ts'
import { countRoundsLeft, roundsOfYear } from './rounds-left.ts'
import { openSeed, sealSeed } from './sealed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const keyOf = () => chainKey(server.deps)

test('every link of a chain leads back to its terminating hash, across checkpoints', async () => {
  const { chainId, terminatingHash } = await makeChain(server.deps, await keyOf(), {
    channel: 'double',
    rounds: 20_500,
    saltBlock: null,
    salt: 'ab'.repeat(32),
  })
  const chains = createChainKeeper(server.deps)
  for (const position of [1, 2, 9_999, 10_000, 10_001, 20_000, 20_001, 20_500]) {
    const seed = await chains.seedAt(chainId, position)
    expect(linkBefore(seed, position)).toBe(terminatingHash)
  }
  await expect(chains.seedAt(chainId, 20_501)).rejects.toThrow('has no link')
})

test('a chain is sealed at rest: no link of it stands in the database, and another key opens none', async () => {
  const { chainId } = await makeChain(server.deps, await keyOf(), {
    channel: 'lucky1m',
    rounds: 30,
    saltBlock: 900_000,
    salt: null,
  })
  const head = await createChainKeeper(server.deps).seedAt(chainId, 30)
  const { rows } = await server.deps.pool.query<{ all: string }>(
    `SELECT string_agg(encode(sealed, 'hex'), ' ') AS all FROM draws.chain_seed`,
  )
  expect(rows[0]!.all).not.toContain(head)
  const env = { ...server.deps.env, DRAW_CHAIN_KEY: '00'.repeat(32) }
  const stranger = createChainKeeper({ ...server.deps, env })
  await expect(stranger.seedAt(chainId, 1)).rejects.toThrow('unable to authenticate')
})

test('a chain announced for a block gets its salt once', async () => {
  const { chainId } = await makeChain(server.deps, await keyOf(), {
    channel: 'lucky3m',
    rounds: 10,
    saltBlock: 900_001,
    salt: null,
  })
  expect(await setSalt(server.deps, chainId, 'cd'.repeat(32))).toBe(true)
  expect(await setSalt(server.deps, chainId, 'ef'.repeat(32))).toBe(false)
  expect(await findChain(server.deps, chainId)).toMatchObject({
    salt: 'cd'.repeat(32),
    salt_source: 'bitcoin_block',
    salt_block: 900_001,
  })
})

test('no round is opened from a chain that is retired, and it gets no salt and no way back', async () => {
  const order = { channel: 'lucky5m', rounds: 10, saltBlock: 900_002 } as const
  const key = await keyOf()
  const old = await makeChain(server.deps, key, { ...order, salt: '12'.repeat(32) })
  const next = await makeChain(server.deps, key, { ...order, salt: '34'.repeat(32) })
  const bare = await makeChain(server.deps, key, { ...order, salt: null })
  const left = async () =>
    (await countRoundsLeft(server.deps)).find(({ channel }) => channel === 'lucky5m')
  expect((await nextLink(server.deps, 'lucky5m'))?.chain.chain_id).toBe(old.chainId)
  expect(await left()).toMatchObject({ rounds: 20 })

  expect(await retireChains(server.deps, { chainId: old.chainId })).toBe(1)
  expect(await retireChains(server.deps, { chainId: old.chainId })).toBe(0)
  expect((await nextLink(server.deps, 'lucky5m'))?.chain.chain_id).toBe(next.chainId)
  expect(await left()).toMatchObject({ rounds: 10 })
  await expect(
    server.deps.pool.query('UPDATE draws.chain SET retired_at = NULL WHERE chain_id = $1', [
      old.chainId,
    ]),
  ).rejects.toThrow('is retired')
  await expect(
    server.deps.pool.query('UPDATE draws.chain SET salt = $2 WHERE chain_id = $1', [
      next.chainId,
      'ef'.repeat(32),
    ]),
  ).rejects.toThrow('is published')

  expect(await retireChains(server.deps, 'all')).toBeGreaterThan(1)
  expect(await nextLink(server.deps, 'lucky5m')).toBeNull()
  expect(await setSalt(server.deps, bare.chainId, '56'.repeat(32))).toBe(false)
  expect(await left()).toEqual({ channel: 'lucky5m', rounds: 0 })
})

test('a chain is made for a year of its channel’s rounds', () => {
  expect(
    ['double', 'lucky1m', 'lucky3m', 'lucky5m'].map((channel) => roundsOfYear(channel as 'double')),
  ).toEqual([1_051_200, 525_600, 175_200, 105_120])
})

test('a sealed seed opens in its own place only', () => {
  const key = Buffer.alloc(32, 7)
  const place = { terminatingHash: 'a'.repeat(64), position: 5 }
  const seed = '0123456789abcdef'.repeat(4)
  const sealed = sealSeed(seed, place, key, systemRng.bytes(12))
  expect(openSeed(sealed, place, key)).toBe(seed)
  expect(() => openSeed(sealed, { ...place, position: 6 }, key)).toThrow('unable to authenticate')
  sealed[sealed.length - 1]! ^= 1
  expect(() => openSeed(sealed, place, key)).toThrow('unable to authenticate')
})

test('the default key is made once in the data folder, for its owner only, and never in production', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'jogada-key-'))
  const env = { ...server.deps.env, DATA_DIR: join(dir, 'data'), DRAW_CHAIN_KEY: undefined }
  const deps = { env, rng: systemRng }
  const keys = await Promise.all(Array.from({ length: 5 }, () => chainKey(deps)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  const path = join(dir, 'data', 'draw-chain.key')
  expect((await readFile(path, 'utf8')).trim()).toBe(keys[0]!.toString('hex'))
  expect((await stat(path)).mode & 0o077).toBe(0)
  await expect(
    chainKey({ ...deps, env: { ...env, NODE_ENV: 'production' as const } }),
  ).rejects.toThrow('DRAW_CHAIN_KEY')
  await rm(dir, { recursive: true })
  const settings = { DATABASE_URL: 'postgres://localhost/x', NODE_ENV: 'production' }
  expect(() => readEnv(settings)).toThrow('DRAW_CHAIN_KEY')
  expect(() => readEnv({ ...settings, DRAW_CHAIN_KEY: 'short' })).toThrow('DRAW_CHAIN_KEY')
  const both = { DRAW_CHAIN_KEY: 'ab'.repeat(32), DATA_KEYS: `k1:${'cd'.repeat(32)}` }
  expect(readEnv({ ...settings, ...both }).NODE_ENV).toBe('production')
})
