import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ops, order, security, user } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPicture } from './modules/kyc/documents/document-store.ts'
import { sendDocument } from './modules/kyc/documents/send-document.ts'
import { findIdByCpf, findPerson } from './modules/kyc/index.ts'
import { sweepPayouts } from './modules/withdrawal/watch-payouts.ts'
import { systemRng } from './platform/chance.ts'
import { placeOf, sealTables } from './platform/vault/seal-tables.ts'
import { createVault } from './platform/vault/vault.ts'
import { sealedTables } from './sealed.ts'
import { drawPng } from './testkit/draw-png.ts'
import { dumpDatabase, linesWith } from './testkit/dump-database.ts'
import {
  balanceOf,
  newCpf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
} from './testkit/pix-server.ts'
import { asOwner, payInUsdt } from './testkit/as-owner.ts'
import type { PixServer } from './testkit/pix-server.ts'
import { operatorWith } from './testkit/test-operator.ts'
import { dataOf, giveCash, passKyc, registerPlayer } from './testkit/test-player.ts'
import { secretBytes } from './testkit/secret-bytes.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'
const NAME = 'Beatriz Nogueira Quintela'
const COMPANY = { number: '12ABC34501DE35', name: 'Padaria Quintela' }
const WHATSAPP = '+55 21 99876-1234'
const STRANGER = 'Rui Barbosa Testemunha'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const dotted = (cpf: string) => cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')

test('[AUD-03] no dump of the database shows a CPF, a name, a payment key or a second factor', async () => {
  const player = await registerPlayer(server)
  const cpf = newCpf()
  const stranger = newCpf()
  await passKyc(player, dotted(cpf), NAME)
  const payer = { ...player, cpf, name: NAME }

  const { code } = await orderDeposit(server, player)
  await payAs(server, payer, code)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('100.00'))
  const returned = await orderDeposit(server, player, 'brl-50')
  await server.sandbox.pay({ codigo: returned.code, cpf: stranger, nome: STRANGER })
  await giveCash(server, player.playerId, 500_000n)

  const begun = dataOf(await player.call(security.beginSecondFactor, { body: { pwd: PASSWORD } }))
  const secret = Buffer.from(secretBytes(begun.secret))
  const now = () => totpCode(secret, totpStep(server.clock.now().getTime()))
  dataOf(await player.call(security.confirmSecondFactor, { body: { code: now() } }))

  // a type that may be paid in USDT, and a level with several withdrawals a day
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 12 })
    .where('player_id', '=', player.playerId)
    .execute()
  await payInUsdt(server, player.playerId)
  const ask = async (asked: object) => {
    // each code serves once
    server.clock.advance(30_000)
    const body = { payCardBank: 'CPF' as const, ifsc: cpf, amount: '60.00', payCardNo: cpf }
    return dataOf(
      await player.call(order.withdraw, { body: { ...body, ...asked, yzcCode: now() } }),
    )
  }
  const own = await ask({ payCardNo: dotted(cpf), whatsapp: WHATSAPP, name: NAME })
  const company = { payCardBank: 'CNPJ', payCardNo: COMPANY.number, name: COMPANY.name }
  const toCompany = await ask({ ...company, amount: '70.00' })
  await ask({ payCardBank: 'USDT', payCardNo: TRON, amount: '80.00' })
  const finance = await operatorWith(server, ['finance'])
  const at = (withdrawalId: string) => ({ playerId: String(player.playerId), withdrawalId })
  const note = 'looked at by hand'
  const params = at(own.withdrawalId)
  dataOf(await finance.call(ops.queues.approveWithdrawal, { params, body: { note } }))
  await vi.waitFor(async () => {
    server.clock.advance(60_000)
    await sweepPayouts(server.deps)
    const listed = dataOf(await player.call(order.withdrawals, {}))
    expect(listed.find((one) => one.withdrawalId === own.withdrawalId)?.state).toBe('paid')
  })

  const staff = await operatorWith(server, ['risk', 'admin'])
  const playerId = String(player.playerId)
  const [found] = dataOf(await staff.call(ops.players.search, { query: { q: dotted(cpf) } }))
  expect(found?.playerId).toBe(playerId)
  const reason = 'identity check'
  const revealed = await staff.call(ops.players.reveal, {
    params: { playerId },
    body: { field: 'cpf', reason },
  })
  expect(dataOf(revealed).value).toBe(cpf)
  const looks = await server.deps.db
    .selectFrom('audit.entry')
    .select(['actor', 'detail'])
    .where('subject', '=', `player:${playerId}`)
    .where('detail', 'like', `%${reason}%`)
    .execute()
  expect(looks.map(({ actor }) => actor)).toEqual([staff.email])
  expect(JSON.parse(looks[0]!.detail)).toMatchObject({ address: '127.0.0.1', reason })
  const there = at(toCompany.withdrawalId)
  dataOf(await staff.call(ops.queues.withdrawalDetail, { params: there }))

  const text = await dumpDatabase(server)
  expect(linesWith(text, player.email)).not.toHaveLength(0)
  const personal = [
    cpf,
    dotted(cpf),
    NAME,
    NAME.toUpperCase(),
    COMPANY.number,
    COMPANY.name,
    WHATSAPP,
    WHATSAPP.replaceAll(/\D/g, ''),
    stranger,
    STRANGER,
    TRON,
    secret,
    begun.secret,
  ]
  for (const one of personal) expect(linesWith(text, one)).toEqual([])

  expect(dataOf(await player.call(user.userInfo, {})).name).toBe(NAME)
  expect(dataOf(await player.call(order.getWithdraw, {})).cardInfo.CPF).toMatchObject({
    payCardNo: cpf,
    name: NAME,
    whatsapp: WHATSAPP,
  })
})

const owner = (sql: string, values: unknown[] = []) => asOwner(server, sql, values)

test('[AUD-03] the start seals what an earlier version left in clear, and it can be found again', async () => {
  const { playerId } = await registerPlayer(server)
  const cpf = newCpf()
  await owner('ALTER TABLE kyc.person DROP CONSTRAINT person_sealed')
  await owner(
    'INSERT INTO kyc.person (player_id, name, cpf, verified_at) VALUES ($1, $2, $3, now())',
    [playerId, 'Davi Antigo', cpf],
  )
  expect(linesWith(await dumpDatabase(server), cpf)).toHaveLength(1)
  expect(await sealTables(server.url, server.deps.vault, sealedTables)).toBe(1)
  expect(linesWith(await dumpDatabase(server), cpf)).toEqual([])
  expect(await findPerson(server.deps, playerId)).toMatchObject({ name: 'Davi Antigo', cpf })
  expect(await findIdByCpf(server.deps, cpf)).toBe(playerId)
  expect(await sealTables(server.url, server.deps.vault, sealedTables)).toBe(0)
})

test('[AUD-03] the start reads none of the regulator’s files but those that are not sealed by its key', async () => {
  const { vault } = server.deps
  const place = (fileId: string) => placeOf('regulator.file', 'content', fileId)
  const keep = (part: number, content: Buffer) =>
    owner(
      `INSERT INTO regulator.file (file_id, day, kind, part, records, sums, digest, content)
       VALUES ($1, '2026-01-01', 'wallet', $2, 0, '{}', $3, $4)`,
      [`file ${part}`, part, Buffer.alloc(32), content],
    )
  await owner("INSERT INTO regulator.day (day, made_at) VALUES ('2026-01-01', now())")
  for (let part = 1; part <= 30; part++) {
    await keep(part, vault.sealBytes(randomBytes(50_000), place(`file ${part}`)))
  }
  const reads = async () => {
    const { rows } = await owner(
      `SELECT coalesce(toast_blks_read + toast_blks_hit, 0)::text AS contents,
              (SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = 'file_seal')::text AS looks
         FROM pg_statio_user_tables WHERE schemaname = 'regulator' AND relname = 'file'`,
    )
    return rows[0] as { contents: string; looks: string }
  }
  const before = await reads()
  expect(await sealTables(server.url, vault, sealedTables)).toBe(0)
  // a session says what it read when it ends
  await vi.waitFor(async () => expect((await reads()).looks).not.toBe(before.looks))
  expect((await reads()).contents).toBe(before.contents)

  const clear = ['\x1f before', 'v1.0 before too', 'v2 behind', 'z behind too'].map((text) =>
    Buffer.from(text),
  )
  for (const [at, content] of clear.entries()) await keep(31 + at, content)
  const earlier = createVault([{ id: 'e1', bytes: Buffer.alloc(32, 5) }], systemRng)
  await keep(35, earlier.sealBytes(Buffer.from('by another key'), place('file 35')))
  const [id, hex] = server.deps.env.DATA_KEYS!.split(':')
  const own = { id: id!, bytes: Buffer.from(hex!, 'hex') }
  const both = createVault([own, { id: 'e1', bytes: Buffer.alloc(32, 5) }], systemRng)
  expect(await sealTables(server.url, both, sealedTables)).toBe(5)
  const { rows } = await owner(
    'SELECT file_id, content FROM regulator.file WHERE part > 30 ORDER BY part',
  )
  const opened = (rows as { file_id: string; content: Buffer }[]).map(({ file_id, content }) =>
    String(vault.openBytes(content, place(file_id))),
  )
  expect(opened).toEqual([...clear.map(String), 'by another key'])
})

test('[AUD-03] keys are exchanged at a start: the new one seals, both open, one CPF stays one account', async () => {
  const { cpf, playerId } = await registerPayer(server)
  const [id, hex] = server.deps.env.DATA_KEYS!.split(':')
  const earlier = { id: id!, bytes: Buffer.from(hex!, 'hex') }
  const fresh = { id: 'n2', bytes: Buffer.alloc(32, 7) }
  const both = createVault([fresh, earlier], systemRng)
  // before the start step the other process still finds what the earlier key indexed
  expect(await findIdByCpf({ ...server.deps, vault: both }, cpf)).toBe(playerId)
  expect(await sealTables(server.url, both, sealedTables)).toBeGreaterThan(0)
  const { rows } = await owner(
    `SELECT FROM kyc.person WHERE NOT starts_with(cpf, 'v1.n2.') OR NOT starts_with(name, 'v1.n2.')`,
  )
  expect(rows).toHaveLength(0)
  const alone = { ...server.deps, vault: createVault([fresh], systemRng) }
  expect(await findPerson(alone, playerId)).toMatchObject({ cpf })
  expect(await findIdByCpf(alone, cpf)).toBe(playerId)
  await expect(findPerson(server.deps, playerId)).rejects.toThrow('n2 is not among DATA_KEYS')

  const impostor = createVault([{ id: 'n2', bytes: Buffer.alloc(32, 8) }], systemRng)
  await expect(sealTables(server.url, impostor, sealedTables)).rejects.toThrow('another one')
  const third = createVault([{ id: 'x3', bytes: Buffer.alloc(32, 9) }], systemRng)
  await expect(sealTables(server.url, third, sealedTables)).rejects.toThrow('not among DATA_KEYS')
  await sealTables(server.url, createVault([earlier, fresh], systemRng), sealedTables)
  expect(await findPerson(server.deps, playerId)).toMatchObject({ cpf })
})

test('[AUD-03] pictures of an identity outlive an exchange of keys, and are still told from others', async () => {
  const shown = await registerPlayer(server)
  const picture = drawPng(640, 480, 900_001)
  const item = 'document_front' as const
  await sendDocument(server.deps, { playerId: shown.playerId, item, file: picture })
  for (let i = 0; i < 5; i += 1) {
    const { playerId } = await registerPlayer(server)
    await sendDocument(server.deps, { playerId, item, file: drawPng(640, 480, 900_010 + i) })
  }
  const hintOf = async (deps: typeof server.deps) => {
    const { playerId } = await registerPlayer(server)
    await sendDocument(deps, { playerId, item, file: picture })
    const { rows } = await owner('SELECT hint FROM kyc.document WHERE player_id = $1', [playerId])
    return (rows as { hint: string | null }[])[0]!.hint
  }

  const [id, hex] = server.deps.env.DATA_KEYS!.split(':')
  const earlier = { id: id!, bytes: Buffer.from(hex!, 'hex') }
  const fresh = { id: 'n2', bytes: Buffer.alloc(32, 7) }
  const both = { ...server.deps, vault: createVault([fresh, earlier], systemRng) }
  expect(await hintOf(both)).toBe('picture_of_other_player')
  await sealTables(server.url, both.vault, sealedTables)
  const alone = { ...server.deps, vault: createVault([fresh], systemRng) }
  const { rows } = await owner('SELECT document_id FROM kyc.document WHERE player_id = $1', [
    shown.playerId,
  ])
  const [first] = rows as { document_id: string }[]
  expect(await openPicture(alone, first!.document_id)).toEqual(picture)
  expect(await hintOf(alone)).toBe('picture_of_other_player')
  await sealTables(server.url, createVault([earlier, fresh], systemRng), sealedTables)
  expect(await openPicture(server.deps, first!.document_id)).toEqual(picture)
})

test('[AUD-03] every column that anything is sealed for is one that an exchange of keys seals anew', async () => {
  const listed = sealedTables.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  const placed = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /\bplaceOf\(\s*'([^']+)',\s*(?:'(\w+)'|(\w+))/g,
      ),
    ])
    .map(([, table, column]) => ({ table: table!, column }))
  expect(new Set(placed.map(({ table }) => table))).toEqual(
    new Set(sealedTables.map(({ table }) => table)),
  )
  const named = placed.flatMap(({ table, column }) => (column ? [`${table}.${column}`] : []))
  expect(named.filter((one) => !listed.includes(one))).toEqual([])

  // and so says what the tests above left sealed
  const { rows } = await owner(
    `SELECT table_schema || '.' || table_name AS name, column_name, data_type
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_type = 'BASE TABLE' AND data_type IN ('text', 'bytea')
       AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const all = rows as { name: string; column_name: string; data_type: string }[]
  const found = await owner(
    all
      .map(({ name, column_name, data_type }) => {
        const text =
          data_type === 'text' ? `"${column_name}"` : `encode("${column_name}", 'escape')`
        return `SELECT '${name}.${column_name}' AS place WHERE EXISTS (
          SELECT FROM ${name} WHERE ${text} ~ '^v1\\.[a-z0-9]{1,16}\\.[A-Za-z0-9_-]{38}')`
      })
      .join(' UNION ALL '),
  )
  const sealed = (found.rows as { place: string }[]).map(({ place }) => place)
  expect(sealed).toContain('kyc.document.file')
  expect(sealed.filter((one) => !listed.includes(one))).toEqual([])
})

test('[AUD-03] a sealed value opens at its own place only', async () => {
  const [one, other] = [await registerPayer(server), await registerPayer(server)]
  await owner(
    `UPDATE kyc.person SET cpf = (SELECT cpf FROM kyc.person WHERE player_id = $1)
     WHERE player_id = $2`,
    [one.playerId, other.playerId],
  )
  await expect(findPerson(server.deps, other.playerId)).rejects.toThrow('authenticate')
})
