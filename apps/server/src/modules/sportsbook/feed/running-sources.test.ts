import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { BY_HAND } from './by-hand.ts'
import { sendHeartbeat } from './heartbeats.ts'
import { readRunningSources } from './running-sources.ts'

const server = serverOfFile()

test('silence is watched of the sources that run here, and of nobody at the desk', async () => {
  for (const source of [BY_HAND, 'open-data', 'the-odds-api', 'of-another-time']) {
    await sendHeartbeat(server.deps, source)
  }
  const { db, env } = server.deps
  const of = async (change: Partial<typeof env>) =>
    (await readRunningSources({ db, env: { ...env, ...change } })).map(({ source }) => source)
  expect(await of({ OPEN_DATA: 'off' })).toEqual([])
  expect(await of({ OPEN_DATA: 'on' })).toEqual(['open-data'])
  expect((await of({ OPEN_DATA: 'on', ODDS_API_KEY: 'key' })).toSorted()).toEqual([
    'open-data',
    'the-odds-api',
  ])
})
