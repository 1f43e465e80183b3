// Commits to the outcomes of a channel: makes a chain for a block to come, or gives it that block's hash.
import { parseArgs } from 'node:util'
import { openLog } from '../platform/log.ts'
import { migrateServer } from '../migrations/index.ts'
import { CHANNELS, chainKey, makeChain, setSalt } from '../modules/draws/index.ts'
import { systemRng } from '../platform/chance.ts'
import { systemClock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'

const USAGE = `Make a chain, and publish what it prints before the block is mined:
  npm run chain:make -- --channel double --rounds 10000000 --block 900000
Once the block is mined, give the chain its hash; draws begin then:
  npm run chain:make -- --chain 3 --salt <hash of the block>
Channels: ${CHANNELS.join(', ')}
`

const HASH = /^[0-9a-f]{64}$/
const MOST_ROUNDS = 50_000_000

const { values } = parseArgs({
  options: {
    channel: { type: 'string' },
    rounds: { type: 'string', default: '10000000' },
    block: { type: 'string' },
    chain: { type: 'string' },
    salt: { type: 'string' },
  },
})

const channel = CHANNELS.find((code) => code === values.channel)
const rounds = Number(values.rounds)
const block = Number(values.block)
const isOrder =
  channel !== undefined &&
  Number.isInteger(block) &&
  block > 0 &&
  Number.isInteger(rounds) &&
  rounds > 0 &&
  rounds <= MOST_ROUNDS
const isSalt = /^\d+$/.test(values.chain ?? '') && HASH.test(values.salt ?? '')
if (isOrder === isSalt) {
  process.stderr.write(USAGE)
  process.exit(2)
}

const database = await openProductDatabase()
if (!database) {
  process.stderr.write('There is no database yet: start the product once, or set DATABASE_URL.\n')
  process.exit(2)
}
const env = readEnv({ ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: database.url })
await migrateServer(database.url)
const { db } = connect(database.url, openLog('silent'))
const deps = { db, env, rng: systemRng, clock: systemClock }
try {
  if (isOrder) {
    const order = { channel, rounds, saltBlock: block, salt: null }
    const { chainId, terminatingHash } = await makeChain(deps, await chainKey(deps), order)
    process.stdout.write(
      `chain ${chainId} of ${channel}: ${rounds} rounds\nterminating hash ${terminatingHash}\nsalt: the hash of Bitcoin block ${block}\n`,
    )
  } else if (await setSalt(deps, BigInt(values.chain!), values.salt!)) {
    process.stdout.write(`chain ${values.chain} has its salt and will be drawn from\n`)
  } else {
    process.stderr.write(`chain ${values.chain} does not exist or has its salt already\n`)
    process.exitCode = 1
  }
} finally {
  await db.destroy()
  await database.stop()
}
