import { randomUUID } from 'node:crypto'
import { auth, game, limits, order, refusals, registration, user } from '@jogada/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCpf, pressDeposit, startPixServer } from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import {
  callAs,
  CODE_ID,
  confirmPhoneOf,
  dataOf,
  drawCaptcha,
  giveCash,
  registerPlayer,
  showPictures,
  someAddress,
} from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA, serverOn } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let open: PixServer
/** The regulated market, on the same database. */
let br: TestServer
beforeAll(async () => {
  open = await startPixServer()
  br = await serverOn(open.url, { PIX_BASE_URL: open.sandbox.url, LICENCE_PROFILE: 'br' })
  // the two tell the same time
  br.clock.advance(open.clock.now().getTime() - br.clock.now().getTime())
})
afterAll(async () => {
  await open.verify()
  await br.close()
  await open.close()
})

const key = () => ({ key: randomUUID() })
const dice = (player: TestPlayer) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5_050, direction: 'over' } }, key())
/** Whether play and a deposit are open: 200 for each, or the number of its refusal. */
const openTo = async (player: TestPlayer) => [
  (await dice(player)).status,
  (await pressDeposit(player)).status,
]

type Given = { readonly server: TestServer; readonly player: TestPlayer; readonly cpf: string }
type Datum = {
  readonly datum: string
  readonly give: (given: Given) => Promise<unknown>
  /** What is said to whoever lacks it. */
  readonly missing: keyof typeof refusals
  /** What a deposit says, where something else is looked at first. */
  readonly missingForDeposit?: keyof typeof refusals
}

const identify = ({ player, cpf }: Given, birthDate?: string) =>
  player.call(user.updateKyc, {
    body: { name: 'Ana Lima Souza', cardNo: cpf, ...(birthDate && { birthDate }) },
  })

/**
 * What BR-09 names beyond what a registration itself asks for, in the order in which it is asked.
 */
const data: readonly Datum[] = [
  {
    datum: 'name, CPF and birth date',
    give: (given) => identify(given, '1990-05-17'),
    missing: 'play_needs_kyc',
    missingForDeposit: 'kyc_required',
  },
  {
    datum: 'the pictures of document and face',
    give: ({ server, player }) => showPictures(server, player.playerId),
    missing: 'play_needs_pictures',
  },
  {
    datum: 'the phone',
    give: ({ server, player }) => confirmPhoneOf(server, player.playerId),
    missing: 'play_needs_phone',
  },
  {
    datum: 'the address',
    give: async ({ player }) =>
      dataOf(await player.call(registration.sayRegistration, { body: { address: someAddress } })),
    missing: 'play_needs_registration',
  },
  {
    datum: 'the gender',
    give: async ({ player }) =>
      dataOf(await player.call(registration.sayRegistration, { body: { gender: 'not_said' } })),
    missing: 'play_needs_registration',
  },
  {
    datum: 'a limit of losses',
    give: async ({ player }) =>
      dataOf(
        await player.call(
          limits.setMoneyLimit,
          { body: { kind: 'loss', window: 'day', amount: '900.00' } },
          key(),
        ),
      ),
    missing: 'limits_required',
  },
  {
    datum: 'a limit of time',
    give: async ({ player }) =>
      dataOf(
        await player.call(limits.setTimeLimit, { body: { window: 'day', minutes: 600 } }, key()),
      ),
    missing: 'limits_required',
  },
]

async function newcomer(server: TestServer): Promise<Given> {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 50_00n)
  return { server, player, cpf: newCpf() }
}

describe('under br', () => {
  test.each(data)(
    '[BR-09] without $datum nobody plays or deposits, and with it both are open',
    async (lacking) => {
      const given = await newcomer(br)
      for (const one of data) if (one !== lacking) await one.give(given)
      const { missing, missingForDeposit = missing } = lacking
      const closed = [refusals[missing].status, refusals[missingForDeposit].status]
      expect(await openTo(given.player)).toEqual(closed)
      await lacking.give(given)
      // no check approves a picture of somebody who was not known when it was shown
      if (lacking.missing === 'play_needs_kyc') await showPictures(br, given.player.playerId)
      expect(await openTo(given.player)).toEqual([200, 200])
    },
  )

  test('[BR-09] who was let play before it was asked for is asked when they next play', async () => {
    const given = await newcomer(open)
    await identify(given)
    expect(await openTo(given.player)).toEqual([200, 200])
    // pictures are shown after the person was known
    br.clock.advance(1000)
    const { token } = given.player
    const here: Given = {
      ...given,
      server: br,
      player: {
        ...given.player,
        call: (definition, input, options) => callAs(br, definition, input, { token, ...options }),
      },
    }
    const said = /address|gender/
    for (const one of data) if (!said.test(one.datum)) await one.give(here)
    const { status } = refusals.play_needs_registration
    expect(await openTo(here.player)).toEqual([status, status])
    expect((await dice(here.player)).message).toBe('Informe seu endereço e gênero antes de jogar.')
    const { entry } = dataOf(await here.player.call(limits.getLimits, {}))
    expect(entry).toContainEqual({ step: 'registration', state: 'open' })
    for (const one of data) if (said.test(one.datum)) await one.give(here)
    expect(await openTo(here.player)).toEqual([200, 200])
  })
})

test('[BR-09] under open none of it closes play or deposits, for which name and CPF alone are asked', async () => {
  const given = await newcomer(open)
  expect((await dice(given.player)).status).toBe(200)
  expect((await identify(given)).status).toBe(200)
  expect(await openTo(given.player)).toEqual([200, 200])
  expect(dataOf(await given.player.call(limits.getLimits, {})).entry).toEqual([])
})

test.each(['open', 'br'] as const)(
  '[BR-09] under %s no account is without e-mail, phone and password, and each keeps where it was made from',
  async (licence) => {
    const server = licence === 'br' ? br : open
    const whole = {
      username: `required-${licence}@example.com`,
      country: '+55',
      phone: '11987654321',
      pwd: 'calçadão-9-ondas',
      pwd1: 'calçadão-9-ondas',
      codeId: CODE_ID,
      captCode: CAPTCHA,
      isapp: 0,
      terms: 1,
    } as const
    for (const field of ['username', 'phone', 'pwd'] as const) {
      await drawCaptcha(server)
      const { status } = await callAs(server, auth.register, { body: { ...whole, [field]: '' } })
      expect([field, status === 200]).toEqual([field, false])
    }
    const player = await registerPlayer(server)
    const { rows } = await server.deps.pool.query<{ address: string; email: string }>(
      `SELECT p.registered_address AS address, p.email FROM account.player p
         JOIN account.session s ON s.player_id = p.player_id AND s.address = p.registered_address
        WHERE p.player_id = $1 AND p.phone <> ''`,
      [player.playerId],
    )
    expect(rows).toEqual([{ address: '127.0.0.1', email: player.email }])
  },
)

test('[BR-09] money leaves without address and gender being asked', async () => {
  const given = await newcomer(br)
  dataOf(await identify(given, '1990-05-17'))
  const body = { payCardBank: 'CPF', payCardNo: given.cpf, ifsc: given.cpf } as const
  const asked = await given.player.call(
    order.withdraw,
    { body: { ...body, name: 'Ana Lima Souza', amount: '20.00', whatsapp: '' } },
    key(),
  )
  expect(asked.status).toBe(200)
})
