// Commits to the outcomes of a channel: makes a chain for a block to come, gives it that block's hash,
// or retires it.
import { parseArgs } from 'node:util'
import { openLog } from '../platform/log.ts'
import { migrateServer } from '../migrations/index.ts'
import {
  CHANNELS,
  chainKey,
  chainKeyFile,
  makeChain,
  retireChains,
  roundsOfYear,
  setSalt,
} from '../modules/draws/index.ts'
import { systemRng } from '../platform/chance.ts'
import { systemClock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'
import { refuseNewKey } from './refuse-new-key.ts'

const USAGE = `Make a chain, and publish what it prints before the block is mined:
  npm run chain:make -- --channel double --block 900000
Once the block is mined, give the chain its hash; draws begin then:
  npm run chain:make -- --chain 3 --salt <hash of the block>
Let no round be opened from a chain any more; the one that is open ends:
  npm run chain:make -- --chain 3 --retire
Channels: ${CHANNELS.join(', ')}; --rounds says how many rounds, a year's unless told
`

const HASH = /^[0-9a-f]{64}$/
const MOST_ROUNDS = 50_000_000

const { values } = parseArgs({
  options: {
    channel: { type: 'string' },
    rounds: { type: 'string' },
    block: { type: 'string' },
    chain: { type: 'string' },
    salt: { type: 'string' },
    retire: { type: 'boolean', default: false },
  },
})

const channel = CHANNELS.find((code) => code === values.channel)
const rounds =
  values.rounds === undefined ? channel && roundsOfYear(channel) : Number(values.rounds)
const block = Number(values.block)
const order =
  channel !== undefined &&
  rounds !== undefined &&
  Number.isInteger(block) &&
  block > 0 &&
  Number.isInteger(rounds) &&
  rounds > 0 &&
  rounds <= MOST_ROUNDS
    ? { channel, rounds, saltBlock: block, salt: null }
    : null
const chainId = /^\d{1,18}$/.test(values.chain ?? '') ? BigInt(values.chain!) : null
const salt = chainId !== null && HASH.test(values.salt ?? '') ? values.salt! : null
const isRetired = chainId !== null && values.retire
if ([order !== null, salt !== null, isRetired].filter(Boolean).length !== 1) {
  process.stderr.write(USAGE)
  process.exit(2)
}

const database = await openProductDatabase()
if (!database) {
  process.stderr.write('There is no database yet: start the product once, or set DATABASE_URL.\n')
  process.exit(2)
}
const env = readEnv({ ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: database.url })
if (order) refuseNewKey(env, 'DRAW_CHAIN_KEY', chainKeyFile(env))
await migrateServer(database.url)
const { db } = connect(database.url, openLog('silent'))
const deps = { db, env, rng: systemRng, clock: systemClock }
try {
  if (order) {
    const made = await makeChain(deps, await chainKey(deps), order)
    process.stdout.write(
      `chain ${made.chainId} of ${order.channel}: ${order.rounds} rounds\nterminating hash ${made.terminatingHash}\nsalt: the hash of Bitcoin block ${block}\n`,
    )
  } else if (salt && (await setSalt(deps, chainId!, salt))) {
    process.stdout.write(`chain ${chainId} has its salt and will be drawn from\n`)
  } else if (isRetired && (await retireChains(deps, { chainId })) === 1) {
    process.stdout.write(`chain ${chainId} is retired: its open round ends, and no other begins\n`)
  } else {
    const why = isRetired ? 'is retired already' : 'is retired or has its salt already'
    process.stderr.write(`chain ${chainId} does not exist or ${why}\n`)
    process.exitCode = 1
  }
} finally {
  await db.destroy()
  await database.stop()
}
