import { createHash, randomUUID } from 'node:crypto'
import { ops, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf } from '../../../../testkit/pix-server.ts'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import { dataOf, passKyc, registerPlayer, showPictures } from '../../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../../testkit/test-player.ts'
import { startTestServer } from '../../../../testkit/test-server.ts'
import type { TestServer } from '../../../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** A player whose device and address are nobody else's, or those of a place that others share. */
async function player(
  { device = randomUUID(), address = randomUUID() }: { device?: string; address?: string } = {},
  regcode?: string,
): Promise<TestPlayer & { readonly params: { readonly playerId: string } }> {
  const made = await registerPlayer(server, regcode ? { regcode } : {})
  const { db } = server.deps
  await db
    .updateTable('account.player')
    .set({
      registered_device: device,
      registered_address: address,
      phone: String(made.playerId).padStart(11, '1'),
    })
    .where('player_id', '=', made.playerId)
    .execute()
  await db
    .updateTable('account.session')
    .set({ device_id: device, address })
    .where('player_id', '=', made.playerId)
    .execute()
  return { ...made, params: { playerId: String(made.playerId) } }
}

const codeOf = async (one: TestPlayer) => dataOf(await one.call(user.userInfo, {})).yqm

test('[R135] accounts that share a device, an address, a CPF or a picture are found, others are not', async () => {
  const risk = await operatorWith(server, ['risk'])
  const me = await player({ device: 'shared-device', address: '198.51.100.7' })
  const cpf = newCpf()
  await passKyc(me, cpf)
  await showPictures(server, me.playerId)
  const onDevice = await player({ device: 'shared-device' })
  const atAddress = await player({ address: '198.51.100.7' })
  const tried = await player()
  expect(
    (await tried.call(user.updateKyc, { body: { name: 'Rui Alves', cardNo: cpf } })).status,
  ).not.toBe(200)
  const pictured = await player()
  await server.deps.pool.query(
    `INSERT INTO kyc.document (document_id, player_id, item, media_type, byte_count, digest, file,
       state, sent_at)
     SELECT $1, $2, item, media_type, byte_count, digest, NULL, 'replaced', sent_at
     FROM kyc.document WHERE player_id = $3 LIMIT 1`,
    [randomUUID(), pictured.playerId, me.playerId],
  )
  await player()

  const linked = async (query: { way?: 'device' } = {}) =>
    dataOf(await risk.call(ops.playerFile.linked, { params: me.params, query }))
  const { accounts, next } = await linked()
  expect(next).toBeNull()
  expect(
    accounts.map(({ playerId, ways }) => [playerId, ways.map(({ way, shared }) => [way, shared])]),
  ).toEqual([
    [pictured.params.playerId, [['picture', '']]],
    [tried.params.playerId, [['cpf', '']]],
    [atAddress.params.playerId, [['address', '198.51.100.7']]],
    [onDevice.params.playerId, [['device', 'shared-device']]],
  ])
  expect(JSON.stringify(accounts)).not.toContain(onDevice.email)
  expect(JSON.stringify(accounts)).not.toContain(cpf)
  expect((await linked({ way: 'device' })).accounts).toHaveLength(1)

  const back = dataOf(await risk.call(ops.playerFile.linked, { params: tried.params, query: {} }))
  expect(back.accounts.map(({ playerId }) => playerId)).toEqual([me.params.playerId])
})

test('[R135] a phone and a payment key that two accounts name link them', async () => {
  const risk = await operatorWith(server, ['risk'])
  const [one, other] = [await player(), await player()]
  await server.deps.db
    .updateTable('account.player')
    .set({ phone: '11987654321' })
    .where('player_id', 'in', [one.playerId, other.playerId])
    .execute()
  const sealed = 'v1.x'
  for (const { playerId } of [one, other]) {
    await server.deps.db
      .insertInto('withdrawal.destination')
      .values({
        player_id: playerId,
        type: 'USDT',
        number: sealed,
        number_index: createHash('sha256').update('the same address').digest(),
        ifsc: sealed,
        holder_name: sealed,
        whatsapp: sealed,
        used_at: server.clock.now(),
        changed_at: null,
      })
      .execute()
  }
  const { accounts } = dataOf(
    await risk.call(ops.playerFile.linked, { params: one.params, query: {} }),
  )
  expect(accounts).toMatchObject([
    { playerId: other.params.playerId, ways: [{ way: 'payment_key' }, { way: 'phone' }] },
  ])
  expect(JSON.stringify(accounts)).not.toContain('11987654321')
})

test('[R135] linked accounts are leafed through, each once, however they are linked', async () => {
  const risk = await operatorWith(server, ['risk'])
  const me = await player({ device: 'busy-device', address: '192.0.2.80' })
  const others: string[] = []
  for (let place = 0; place < 37; place++) {
    const share = place % 3 === 0 ? { address: '192.0.2.80' } : { device: 'busy-device' }
    others.push((await player(share)).params.playerId)
  }
  const seen: string[] = []
  let before: string | undefined
  let pages = 0
  do {
    const page = dataOf(
      await risk.call(ops.playerFile.linked, {
        params: me.params,
        query: before ? { before } : {},
      }),
    )
    seen.push(...page.accounts.map(({ playerId }) => playerId))
    before = page.next ?? undefined
    pages++
  } while (before !== undefined)
  expect(pages).toBe(2)
  expect(seen).toEqual(others.toReversed())
})

test('[R071] the tree shows three levels up and the players of each level down', async () => {
  const crm = await operatorWith(server, ['crm'])
  const chain = [await player()]
  for (let level = 1; level <= 4; level++) {
    chain.push(await player({}, await codeOf(chain.at(-1)!)))
  }
  const ids = chain.map(({ params }) => params.playerId)
  const treeOf = async (place: number) =>
    dataOf(await crm.call(ops.playerFile.referral, { params: chain[place]!.params }))
  const top = await treeOf(0)
  expect(top.above).toEqual([])
  expect(top.levels.map(({ people }) => people)).toEqual([1, 1, 1])
  expect((await treeOf(4)).above.map(({ playerId }) => playerId)).toEqual([ids[3], ids[2], ids[1]])
  for (const level of [1, 2, 3]) {
    const { people, next } = dataOf(
      await crm.call(ops.playerFile.invited, { params: chain[0]!.params, query: { level } }),
    )
    expect(next).toBeNull()
    expect(people).toMatchObject([{ personId: ids[level], level, played: '0.00' }])
    expect(JSON.stringify(people)).not.toContain(chain[level]!.email)
  }
})

test('[R135] papers show every picture that was sent, masked, with who decided', async () => {
  const support = await operatorWith(server, ['support'])
  const risk = await operatorWith(server, ['risk'])
  const me = await player()
  const cpf = newCpf()
  const papers = async (before?: string) =>
    dataOf(
      await support.call(ops.playerFile.papers, {
        params: me.params,
        query: before ? { before } : {},
      }),
    )
  expect(await papers()).toEqual({
    person: null,
    registration: null,
    refusal: null,
    documents: [],
    next: null,
  })
  await me.call(user.updateKyc, { body: { name: 'Ana Lima', cardNo: '11111111111' } })
  expect((await papers()).refusal).toMatchObject({ reason: 'kyc_cpf_invalid' })
  await passKyc(me, cpf)
  const at = server.clock.now()
  await server.deps.pool.query(
    `INSERT INTO kyc.document (document_id, player_id, item, media_type, byte_count, digest, file,
       state, sent_at, decided_at, decided_by)
     SELECT gen_random_uuid(), $1, 'selfie', 'image/png', 10, decode(lpad(to_hex(n), 64, '0'), 'hex'),
       NULL, 'replaced', $2, $2, $3 FROM generate_series(1, 53) AS n`,
    [me.playerId, at, String(risk.staffId)],
  )
  const first = await papers()
  expect(first.person).toMatchObject({ name: 'Ana L. S.' })
  expect(JSON.stringify(first)).not.toContain(cpf)
  expect(first.documents).toHaveLength(50)
  expect(first.documents[0]).toMatchObject({ decidedBy: risk.email, isKept: false })
  const second = await papers(first.next!)
  expect(second.next).toBeNull()
  const ids = [...first.documents, ...second.documents].map(({ documentId }) => documentId)
  expect(new Set(ids).size).toBe(53)
  const broken = await support.call(ops.playerFile.papers, {
    params: me.params,
    query: { before: `${at.toISOString()} no-uuid` },
  })
  expect(broken.http).toBe(400)
})

test('[R135] a player’s tickets of every state are leafed through, those of others are not shown', async () => {
  const support = await operatorWith(server, ['support'])
  const [me, other] = [await player(), await player()]
  for (const { playerId } of [me, other]) {
    await server.deps.pool.query(
      `INSERT INTO support.ticket (player_id, topic, about, state, opened_at, changed_at, answer_by)
       SELECT $1, 'game', '', CASE WHEN n % 2 = 0 THEN 'closed' ELSE 'open' END, $2, $2,
         CASE WHEN n % 2 = 1 THEN $2::timestamptz END
       FROM generate_series(1, 60) AS n`,
      [playerId, server.clock.now()],
    )
  }
  const page = async (after?: string) =>
    dataOf(
      await support.call(ops.playerFile.tickets, {
        params: me.params,
        query: after ? { after } : {},
      }),
    )
  const first = await page()
  const second = await page(first.next!)
  const all = [...first.tickets, ...second.tickets]
  expect(new Set(all.map(({ ticketId }) => ticketId)).size).toBe(60)
  expect(new Set(all.map(({ playerId }) => playerId))).toEqual(new Set([me.params.playerId]))
  expect(second.next).toBeNull()
})

test('[AUD-05] the audit of a player holds what was done and seen, with before, after and reason', async () => {
  const risk = await operatorWith(server, ['risk'])
  const auditor = await operatorWith(server, ['auditor'])
  const [me, other] = [await player(), await player()]
  await passKyc(me, newCpf())
  await showPictures(server, me.playerId)
  const reason = 'pedido do jogador por telefone'
  for (const { params } of [me, other]) {
    dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'suspended', reason } }))
  }
  dataOf(
    await risk.call(ops.players.reveal, { params: me.params, body: { field: 'phone', reason } }),
  )
  const [document] = dataOf(
    await auditor.call(ops.playerFile.papers, { params: me.params, query: {} }),
  ).documents
  dataOf(
    await risk.call(ops.identity.openDocument, {
      params: { documentId: document!.documentId },
      body: {},
    }),
  )
  const traceOf = async (before?: string) =>
    dataOf(
      await auditor.call(ops.playerFile.trace, {
        params: me.params,
        query: before ? { before } : {},
      }),
    )
  const { entries, next } = await traceOf()
  expect(next).toBeNull()
  expect(entries.map(({ action }) => action)).toEqual([
    // the one that was opened, and those beside it
    ...Array.from({ length: 3 }, () => 'kyc.document_viewed'),
    'player.revealed',
    'player.suspended',
  ])
  expect(entries.at(-1)).toMatchObject({
    actor: risk.email,
    reason,
    before: { restriction: null },
    after: { restriction: 'suspended' },
  })
  const [last] = entries.slice(-1)
  expect((await traceOf(entries.at(-2)!.seq)).entries.map(({ seq }) => seq)).toEqual([last!.seq])
  const forbidden = await risk.call(ops.playerFile.trace, { params: me.params, query: {} })
  expect(forbidden.status).toBe(7000)
})

test('a player whom nobody has is refused by every list', async () => {
  const operator = await operatorWith(server, [...ops.roles])
  const params = { playerId: '999999999' }
  const { papers, tickets, referral, invited, linked, trace } = ops.playerFile
  const answers = await Promise.all([
    operator.call(papers, { params, query: {} }),
    operator.call(tickets, { params, query: {} }),
    operator.call(referral, { params }),
    operator.call(invited, { params, query: { level: 1 } }),
    operator.call(linked, { params, query: {} }),
    operator.call(trace, { params, query: {} }),
  ])
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([404]))
})
