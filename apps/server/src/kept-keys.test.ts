import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ops, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLocally, localRegister } from './modules/register/index.ts'
import { systemRng } from './platform/chance.ts'
import { keepKeys } from './platform/vault/keep-keys.ts'
import { sealTables } from './platform/vault/seal-tables.ts'
import { createVault } from './platform/vault/vault.ts'
import type { Vault } from './platform/vault/vault.ts'
import { hashedTables, sealedTables } from './sealed.ts'
import { asOwner } from './testkit/as-owner.ts'
import { newCpf } from './testkit/pix-server.ts'
import { COMPILED } from './testkit/server-process.ts'
import { liftBarredBy } from './testkit/lift-barred.ts'
import { operatorWith } from './testkit/test-operator.ts'
import { dataOf, registerPlayer } from './testkit/test-player.ts'
import { startTestServer } from './testkit/test-server.ts'
import type { TestServer } from './testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const fresh = { id: 'n2', bytes: Buffer.alloc(32, 7) }
const vaultOf = (...also: readonly ('fresh' | 'earlier')[]): Vault => {
  const [id, hex] = server.deps.env.DATA_KEYS!.split(':')
  const earlier = { id: id!, bytes: Buffer.from(hex!, 'hex') }
  return createVault(
    also.map((one) => (one === 'fresh' ? fresh : earlier)),
    systemRng,
  )
}
const startWith = (vault: Vault) => keepKeys(server.url, vault, hashedTables)
const lost = (table: string) =>
  `the data key t1 is not among DATA_KEYS, and 1 rows of ${table} are found by it alone`

test('[RG-08] no server starts without the key by which a barred CPF is found, until it is let go', async () => {
  const risk = await operatorWith(server, ['risk'])
  await startWith(vaultOf('fresh'))
  const cpf = newCpf()
  const bar = () =>
    risk.call(ops.barred.add, { body: { cpf, kind: 'staff' as const, reason: 'da casa' } })
  const { barredId } = dataOf(await bar())
  await startWith(vaultOf('fresh', 'earlier'))
  await expect(startWith(vaultOf('fresh'))).rejects.toThrow(lost('kyc.barred'))

  // so that the start fails for nothing else
  await sealTables(server.url, vaultOf('fresh', 'earlier'), sealedTables)
  const main = resolve(import.meta.dirname, 'main.ts')
  const env = {
    DATABASE_URL: server.url,
    PORT: '0',
    NODE_ENV: 'test',
    PIX_BASE_URL: 'http://127.0.0.1:9',
    NODE_COMPILE_CACHE: COMPILED,
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATA_KEYS: `${fresh.id}:${fresh.bytes.toString('hex')}`,
  }
  await expect(promisify(execFile)(process.execPath, [main], { env })).rejects.toMatchObject({
    stderr: expect.stringContaining(lost('kyc.barred')),
  })

  await liftBarredBy(server, barredId)
  await startWith(vaultOf('fresh'))
})

test('[RG-08] a row of a version before needs one of the keys that its first start knows', async () => {
  await asOwner(
    server,
    `INSERT INTO kyc.barred (cpf_index, kind, reason, listed_by, listed_at)
     VALUES ($1, 'official', 'antes', 'antes', now())`,
    [vaultOf('earlier').index(newCpf(), 'kyc.barred.cpf')],
  )
  await startWith(vaultOf('earlier'))
  await expect(startWith(vaultOf('fresh'))).rejects.toThrow(lost('kyc.barred'))
  await asOwner(server, 'UPDATE kyc.barred SET lifted_at = listed_at WHERE lifted_at IS NULL')
  await startWith(vaultOf('fresh'))
})

test('[RG-05] the key of an exclusion is needed to its end', async () => {
  const cpf = newCpf()
  const tomorrow = new Date(Date.now() + 86_400_000)
  await listLocally(server.deps, cpf, tomorrow)
  expect(await localRegister({ ...server.deps, vault: vaultOf('fresh') })(cpf)).toEqual({
    isListed: false,
  })
  await expect(startWith(vaultOf('fresh'))).rejects.toThrow(lost('exclusion.local_register'))
  await asOwner(
    server,
    `UPDATE exclusion.local_register SET listed_at = now() - interval '2 days',
       until = now() - interval '1 day'`,
  )
  await startWith(vaultOf('fresh'))
})

test('[ACC-01] the key by which a date of a minor is found stays for as long as the date is kept', async () => {
  const player = await registerPlayer(server)
  const said = { name: 'Ana Menor', cardNo: newCpf(), birthDate: '2024-01-01' }
  expect((await player.call(user.updateKyc, { body: said })).status).not.toBe(0)
  await expect(startWith(vaultOf('fresh'))).rejects.toThrow(lost('kyc.under_age_try'))
  await startWith(vaultOf('fresh', 'earlier'))
})
