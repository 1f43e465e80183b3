// `npm run register:list -- [<days>]`: puts the CPF of the standard input on the local register of the
// self-excluded, for good unless days are given, so that a fair copy of the product shows what follows.
import { isValidCpf, maskCpf, normalizeCpf } from '@jogada/core/documents/cpf'
import { migrateServer } from '../migrations/index.ts'
import { listLocally } from '../modules/register/index.ts'
import { systemRng } from '../platform/chance.ts'
import { systemClock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { openLog } from '../platform/log.ts'
import { dataKeysFile, openVault } from '../platform/vault/open-vault.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'
import { readCpf } from './read-cpf.ts'
import { refuseNewKey } from './refuse-new-key.ts'

const DAY_MS = 24 * 60 * 60_000
const USAGE = 'Usage: npm run register:list -- [<days>], and the CPF as a line of its input'

const [days = '', ...others] = process.argv.slice(2)
const isAsked = /^([1-9]\d{0,4})?$/.test(days) && others.length === 0
const cpf = isAsked ? normalizeCpf(await readCpf()) : null
if (cpf === null || !isValidCpf(cpf)) {
  console.error(USAGE)
  process.exit(2)
}
const database = await openProductDatabase()
if (!database) {
  console.error('There is no register yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const env = readEnv({ ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: database.url })
refuseNewKey(env, 'DATA_KEYS', dataKeysFile(env))
await migrateServer(database.url)
const { db } = connect(database.url, openLog('error'))
try {
  const vault = await openVault({ env, rng: systemRng })
  const now = systemClock.now().getTime()
  const until = days === '' ? null : new Date(now + Number(days) * DAY_MS)
  await listLocally({ db, vault, clock: systemClock }, cpf, until)
  console.log(
    `${maskCpf(cpf)} is listed ${until === null ? 'for good' : `until ${until.toISOString()}`}`,
  )
} finally {
  await db.destroy()
  await database.stop()
}
