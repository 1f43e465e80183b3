import { ops, refusals, registration, security } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRng } from '../../../platform/chance.ts'
import { sealTables } from '../../../platform/vault/seal-tables.ts'
import { createVault } from '../../../platform/vault/vault.ts'
import { sealedTables } from '../../../sealed.ts'
import { dumpDatabase, linesWith } from '../../../testkit/dump-database.ts'
import { newCpf } from '../../../testkit/pix-server.ts'
import { secretBytes } from '../../../testkit/secret-bytes.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import {
  callAs,
  dataOf,
  passKyc,
  registerPlayer,
  someAddress,
} from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { findRegistration, forgetPerson } from '../../kyc/index.ts'

let br: TestServer
/** The product as it was specified, on the same database. */
let open: TestServer
beforeAll(async () => {
  br = await startTestServer({ LICENCE_PROFILE: 'br' })
  open = await serverOn(br.url, { LICENCE_PROFILE: 'open' })
})
afterAll(async () => {
  await br.verify()
  await open.close()
  await br.close()
})

const pwd = 'calçadão-9-ondas'
type Said = CallInput<typeof registration.sayRegistration>['body']

const say = (player: TestPlayer, body: Said) => player.call(registration.sayRegistration, { body })
const shown = async (player: TestPlayer) => dataOf(await player.call(registration.registration, {}))
const kept = { ...someAddress, cep: '01310100' }
const elsewhere = { ...someAddress, street: 'Rua Augusta', number: 'S/N', complement: 'fundos' }

const statesOf = ({ playerId }: TestPlayer) =>
  br.deps.db
    .selectFrom('kyc.registration')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('version')
    .execute()

const changesOf = async ({ playerId }: TestPlayer) =>
  (
    await br.deps.db
      .selectFrom('occurrence.event')
      .selectAll()
      .where('subject', '=', `player:${playerId}`)
      .where('kind', '=', 'personal_data_changed')
      .execute()
  ).map(({ detail }) => detail)

test('[BR-09] address and gender are said, read back, and said again without a second state', async () => {
  const player = await registerPlayer(br)
  const asked = ['address', 'gender']
  expect(await shown(player)).toEqual({ asked, address: null, gender: null, at: null })
  const at = br.deps.clock.now().toISOString()
  const answer = dataOf(await say(player, { address: someAddress, gender: 'female' }))
  expect(answer).toEqual({ asked, address: kept, gender: 'female', at })
  expect(await shown(player)).toEqual(answer)
  const again = { ...someAddress, cep: '01310100', street: '  Avenida  Paulista ' }
  expect(dataOf(await say(player, { address: again, gender: 'female' }))).toEqual(answer)
  expect(await statesOf(player)).toHaveLength(1)
  expect(await changesOf(player)).toEqual([])
})

test('[BR-09] two presses of the button at once keep one state', async () => {
  const player = await registerPlayer(br)
  const body = { address: someAddress, gender: 'other' } as const
  const answers = await Promise.all(Array.from({ length: 6 }, () => say(player, body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(await statesOf(player)).toHaveLength(1)
})

test('[BR-09] [ACC-04] another address takes the password, is a new state and a significant event without its words', async () => {
  const player = await registerPlayer(br)
  dataOf(await say(player, { address: someAddress, gender: 'male' }))
  const wrong = refusals.password_wrong.status
  expect((await say(player, { address: elsewhere })).status).toBe(wrong)
  expect((await say(player, { address: elsewhere, pwd: 'outra-senha-9' })).status).toBe(wrong)
  expect((await say(player, { gender: 'not_said' })).status).toBe(wrong)
  expect((await shown(player)).address).toEqual(kept)
  expect(await changesOf(player)).toEqual([])

  const after = dataOf(await say(player, { address: elsewhere, pwd }))
  expect(after).toMatchObject({
    address: { ...elsewhere, cep: '01310100', number: 's/n' },
    gender: 'male',
  })
  expect(await changesOf(player)).toEqual([{ field: 'address' }])
  expect(dataOf(await say(player, { gender: 'not_said', pwd })).address).toEqual(after.address)
  expect(await changesOf(player)).toEqual([{ field: 'address' }, { field: 'gender' }])
  expect((await statesOf(player)).map(({ version }) => version)).toEqual([1, 2, 3])
})

test('[ACC-04] where an authenticator app guards the account a change asks for its code too', async () => {
  const player = await registerPlayer(br)
  dataOf(await say(player, { address: someAddress, gender: 'male' }))
  const { secret } = dataOf(await player.call(security.beginSecondFactor, { body: { pwd } }))
  const code = () => totpCode(secretBytes(secret), totpStep(br.clock.now().getTime()))
  dataOf(await player.call(security.confirmSecondFactor, { body: { code: code() } }))
  br.clock.advance(60_000)
  const change = { address: elsewhere, pwd }
  expect((await say(player, change)).status).toBe(refusals.second_factor_wrong.status)
  expect((await say(player, { ...change, factor: code() })).status).toBe(200)
})

test('[BR-09] [AUD-03] no dump of the database shows where a player lives or what gender they said', async () => {
  const player = await registerPlayer(br)
  const address = {
    ...someAddress,
    street: 'Rua Quintessência',
    number: '90817',
    complement: 'fundos 77',
    district: 'Jardim Girassolândia',
    city: 'Xiririca Velha',
  }
  dataOf(await say(player, { address: someAddress, gender: 'female' }))
  dataOf(await say(player, { address, pwd }))
  const text = await dumpDatabase(br)
  expect(linesWith(text, player.email)).not.toHaveLength(0)
  for (const one of [address.street, address.complement, address.district, address.city]) {
    expect(linesWith(text, one)).toEqual([])
  }
  for (const one of await statesOf(player)) {
    const { player_id: _, version: _v, said_at: _at, ...sealed } = one
    expect(Object.values(sealed).filter((value) => !value?.startsWith('v1.'))).toEqual([])
    expect(JSON.stringify(sealed)).not.toMatch(/01310|90817|female/)
  }
  // every answer is as long as every other
  const lengths = new Set<number>()
  for (const gender of ['female', 'male', 'other', 'not_said'] as const) {
    const another = await registerPlayer(br)
    dataOf(await say(another, { gender }))
    lengths.add((await statesOf(another))[0]!.gender!.length)
  }
  expect(lengths.size).toBe(1)
})

test('[BR-09] [AUD-03] an exchange of keys seals it anew, and the new key alone opens it', async () => {
  const player = await registerPlayer(br)
  dataOf(await say(player, { address: someAddress, gender: 'other' }))
  const [id, hex] = br.deps.env.DATA_KEYS!.split(':')
  const earlier = { id: id!, bytes: Buffer.from(hex!, 'hex') }
  const fresh = { id: 'n2', bytes: Buffer.alloc(32, 7) }
  await sealTables(br.url, createVault([fresh, earlier], systemRng), sealedTables)
  const alone = { ...br.deps, vault: createVault([fresh], systemRng) }
  expect(await findRegistration(alone, player.playerId)).toMatchObject({
    address: kept,
    gender: 'other',
  })
  await sealTables(br.url, createVault([earlier, fresh], systemRng), sealedTables)
  expect((await shown(player)).address).toEqual(kept)
})

test('[BR-09] a sealed address opens at its own place only, and the application changes no state', async () => {
  const [one, other] = [await registerPlayer(br), await registerPlayer(br)]
  dataOf(await say(one, { address: someAddress, gender: 'male' }))
  const [row] = await statesOf(one)
  await br.deps.db
    .insertInto('kyc.registration')
    .values({ ...row!, player_id: other.playerId })
    .execute()
  expect((await other.call(registration.registration, {})).http).toBe(500)
  const change = br.deps.db.updateTable('kyc.registration').set({ version: 9 })
  await expect(change.where('player_id', '=', one.playerId).execute()).rejects.toThrow('denied')
})

test('[BR-09] [LGPD-03] each state is in the player’s file, and all of it goes with the person', async () => {
  const player = await registerPlayer(br)
  await passKyc(player, newCpf())
  dataOf(await say(player, { address: someAddress, gender: 'female' }))
  dataOf(await say(player, { address: elsewhere, pwd }))
  const { parts } = dataOf(await player.call(security.exportData, {}))
  expect(parts['registration']).toMatchObject([
    { ...kept, gender: 'female', version: 1 },
    { street: 'Rua Augusta', number: 's/n', gender: 'female', version: 2 },
  ])
  await br.deps.db.transaction().execute((tx) => forgetPerson(tx, player.playerId))
  expect(await statesOf(player)).toEqual([])
  expect(await shown(player)).toMatchObject({ address: null, gender: null })
})

test('[BR-09] nobody reads or says it for another, and no visitor at all', async () => {
  const [one, other] = [await registerPlayer(br), await registerPlayer(br)]
  dataOf(await say(one, { address: someAddress, gender: 'male' }))
  expect(await shown(other)).toMatchObject({ address: null, gender: null, at: null })
  const body = { gender: 'female', playerId: String(one.playerId) } as const
  dataOf(await say(other, body))
  expect(await shown(one)).toMatchObject({ address: kept, gender: 'male' })
  for (const call of [registration.registration, registration.sayRegistration] as const) {
    expect((await callAs(br, call, { body })).http).toBe(401)
  }
})

test('[BR-09] a licence that does not ask for it keeps none of it', async () => {
  const player = await registerPlayer(open)
  expect(await shown(player)).toEqual({ asked: [], address: null, gender: null, at: null })
  for (const body of [{ gender: 'male' }, { address: someAddress }] as const) {
    expect((await say(player, body)).status).toBe(refusals.registration_not_asked.status)
  }
  expect(await statesOf(player)).toEqual([])
})

test.each([
  ['nothing at all', {}, 'invalid_input'],
  ['a gender that no form has', { gender: 'F' }, 'invalid_input'],
  ['an address that is a text', { address: 'Rua A, 1' }, 'invalid_input'],
  ['no state', { address: { ...someAddress, state: undefined } }, 'invalid_input'],
  [
    'a street without end',
    { address: { ...someAddress, street: 'a'.repeat(121) } },
    'invalid_input',
  ],
  ['a control character', { address: { ...someAddress, street: 'Rua\u0000A' } }, 'invalid_input'],
  ['a line break', { address: { ...someAddress, city: 'São\nPaulo' } }, 'invalid_input'],
  ['a list', { address: { ...someAddress, number: ['1'] } }, 'invalid_input'],
  ['a hidden character', { address: { ...someAddress, city: 'Sa\u202Eo' } }, 'address_incomplete'],
  ['half a letter', { address: { ...someAddress, city: 'S\uD800' } }, 'address_incomplete'],
  ['no number', { address: { ...someAddress, number: '' } }, 'address_incomplete'],
  ['a CEP of seven digits', { address: { ...someAddress, cep: '0131010' } }, 'address_cep_invalid'],
  ['a CEP elsewhere', { address: { ...someAddress, cep: '22041-001' } }, 'address_cep_elsewhere'],
] as const)('[BR-09] [SEC-06] %s is no address: refused, nothing kept', async (_, body, code) => {
  const player = await registerPlayer(br)
  expect((await say(player, body as Said)).status).toBe(refusals[code].status)
  expect(await statesOf(player)).toEqual([])
})

test('[BR-09] the desk sees the state alone until somebody who may asks why, which is traced', async () => {
  const player = await registerPlayer(br)
  dataOf(await say(player, { address: elsewhere, gender: 'female' }))
  const params = { playerId: String(player.playerId) }
  const risk = await operatorWith(br, ['risk'])
  const papers = await risk.call(ops.playerFile.papers, { params, query: {} })
  expect(dataOf(papers).registration).toEqual({
    address: '•••, SP',
    gender: '•••',
    at: (await shown(player)).at,
  })
  expect(JSON.stringify(papers)).not.toMatch(/Augusta|01310|female/)
  const support = await operatorWith(br, ['support'])
  const reason = 'conferir cadastro'
  const reveal = (who: typeof risk, field: 'address' | 'gender') =>
    who.call(ops.players.reveal, { params, body: { field, reason } })
  expect((await reveal(support, 'address')).status).toBe(refusals.operator_permission.status)
  expect(dataOf(await reveal(risk, 'address')).value).toBe(
    'Rua Augusta, s/n, fundos – Bela Vista, São Paulo/SP, 01310-100',
  )
  expect(dataOf(await reveal(risk, 'gender')).value).toBe('female')
  const looks = await br.deps.db
    .selectFrom('audit.entry')
    .select(['actor', 'action', 'detail'])
    .where('subject', '=', `player:${player.playerId}`)
    .orderBy('seq')
    .execute()
  expect(looks.map(({ actor, action }) => [actor, action])).toEqual([
    [risk.email, 'player.revealed'],
    [risk.email, 'player.revealed'],
  ])
  expect(looks.map(({ detail }) => /"field":"(\w+)"/.exec(detail)?.[1])).toEqual([
    'address',
    'gender',
  ])
  expect(JSON.stringify(looks)).not.toContain('Augusta')
  const nobody = { playerId: String((await registerPlayer(br)).playerId) }
  const none = await risk.call(ops.players.reveal, {
    params: nobody,
    body: { field: 'gender', reason },
  })
  expect(none.status).toBe(refusals.not_found.status)
})
