// Backs up under load, restores into an empty server and audits every centavo of the copy.
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util'
import { verifyLedger } from '@jogada/ledger'
import { createPool, startPostgres } from '@jogada/postgres'
import { startServerProcess } from '../../apps/server/src/testkit/server-process.ts'
import { decidedKeys } from './books.ts'
import { act, newPlayer } from './crowd.ts'
import type { Player } from './crowd.ts'
import { openStage } from '../../apps/server/src/testkit/stage.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    players: { type: 'string', default: '12' },
  },
})
const commands = resolve(import.meta.dirname, '../../apps/server/src/cli')
const run = promisify(execFile)
const cli = async (name: string, databaseUrl: string, ...given: string[]) => {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { stdout } = await run(process.execPath, [join(commands, `${name}.ts`), ...given], { env })
  process.stdout.write(stdout)
}

/** An answer without the seed that the restore reveals. */
const sealed = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) => (name === 'serverSeed' ? null : value))

const folder = await mkdtemp(join(tmpdir(), 'jogada-restore-'))
await chmod(folder, 0o755)
const stage = await openStage()
const pool = createPool({ url: stage.databaseUrl, as: 'owner', max: 2 })
const players: Player[] = []
for (let index = 0; index < Number(values.players); index++) {
  players.push(await newPlayer(stage, pool, index))
}
const ending = new AbortController()
const acting = Promise.all(
  players.map((player) =>
    act(
      stage,
      player,
      players.filter((other) => other !== player),
      ending.signal,
    ),
  ),
)
await sleep(Number(values.seconds) * 500)
const answeredBefore = players.map(({ operations }) => operations.length)
await cli('backup', stage.databaseUrl, '--to', join(folder, 'copy'))
await sleep(Number(values.seconds) * 500)
ending.abort()
await acting
await pool.end()
await stage.close()

const empty = await startPostgres({ dataDir: join(folder, 'postgres') })
await cli('restore', empty.url, '--from', join(folder, 'copy'))
const books = createPool({ url: empty.url, as: 'owner', max: 2 })
const server = await startServerProcess({
  DATABASE_URL: empty.url,
  DATA_DIR: folder,
  PIX_BASE_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
  REPLAYS: 'off',
})
const problems: string[] = []
let kept = 0
for (const [index, player] of players.entries()) {
  const before = player.operations.slice(0, answeredBefore[index])
  const decided = await decidedKeys(
    books,
    player,
    before.map(({ key }) => key),
  )
  for (const { kind, key, outcome, data, send } of before) {
    if (outcome !== 'answered') continue
    if (decided.get(key) !== 'posted') problems.push(`${kind} ${key} was answered and is not there`)
    if (kind !== 'dice' && kind !== 'limbo') continue
    const again = await send(server, { token: player.token, key })
    if (!isDeepStrictEqual(sealed(again.data), sealed(data)))
      problems.push(`${kind} ${key} has another answer`)
    kept++
  }
}
await server.stop()
const report = await verifyLedger(books)
if (report.firstBadRow) problems.push(`the ledger is wrong: ${report.firstBadRow}`)
await books.end()
await empty.drop()
await rm(folder, { recursive: true, force: true })
console.log(
  `${kept} answers from before the backup are given again by the copy; ` +
    `${report.commands} commands and ${report.entries} entries verified after a start on it`,
)
console.log(problems.length === 0 ? 'The copy is right to the centavo.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)
