import { auth, headerNames, kyc, pathOf, user, WEB_DEVICE } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply, Envelope } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { sayRegistration } from '../modules/account/registration/say-registration.ts'
import { sendDocument } from '../modules/kyc/documents/send-document.ts'
import type { IdentityChecks } from '../modules/kyc/documents/identity-checks.ts'
import { drawPng } from './draw-png.ts'
import type { TestServer } from './test-server.ts'
import { CAPTCHA } from './test-server.ts'

const DEVICE = 'device-of-a-test'
export const CODE_ID = '12345678'

export type Answer<T> = Envelope<T> & { readonly http: number }

type Options = {
  readonly token?: string
  readonly key?: string
  readonly language?: string
  readonly deviceId?: string
}

/** Makes a call of the contract as a client does, without a port. */
export async function callAs<const C extends CallDefinition>(
  { app }: TestServer,
  definition: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<Answer<CallReply<C>>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: Fields
  }
  const response = await app.inject({
    method: definition.method,
    url: pathOf(definition.path, params),
    query: query ?? {},
    headers: {
      [headerNames.authorization]: options.token ?? '',
      [headerNames.lang]: options.language ?? 'pt_BR',
      [headerNames.deviceId]: options.deviceId ?? DEVICE,
      [headerNames.devices]: WEB_DEVICE,
      ...(options.key ? { [headerNames.idempotencyKey]: options.key } : {}),
      ...(definition.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(body ? { payload: definition.form ? formOf(body) : body } : {}),
  })
  return { http: response.statusCode, ...response.json<Envelope<CallReply<C>>>() }
}

type Fields = Readonly<Record<string, string | number | undefined>>

function formOf(body: Fields): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, String(value))
  }
  return form.toString()
}

/** The data of a successful answer; throws with the refusal's message otherwise. */
export function dataOf<T>(answer: Answer<T>): T {
  if (answer.status !== 200) throw new Error(`${answer.http}/${answer.status} ${answer.message}`)
  return answer.data as T
}

export type TestPlayer = {
  readonly playerId: bigint
  readonly token: string
  readonly email: string
  call<const C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    options?: Options,
  ): Promise<Answer<CallReply<C>>>
}

/** Draws a captcha for the test device, whose accepted answer is then `CAPTCHA`. */
export async function drawCaptcha({ app }: TestServer, codeId = CODE_ID, deviceId = DEVICE) {
  const response = await app.inject({
    url: pathOf(auth.captcha.path, { codeId }),
    headers: { [headerNames.deviceId]: deviceId },
  })
  if (response.statusCode !== 200) throw new Error('no captcha')
  return response.rawPayload
}

let players = 0

/** Registers a player through the public call. */
export async function registerPlayer(
  server: TestServer,
  given: Partial<CallInput<typeof auth.register>['body']> = {},
): Promise<TestPlayer> {
  const number = ++players
  const email = given.username ?? `player${number}@example.com`
  await drawCaptcha(server)
  const { access_token: token } = dataOf(
    await callAs(server, auth.register, {
      body: {
        username: email,
        country: '+55',
        phone: '11987654321',
        pwd: 'calçadão-9-ondas',
        pwd1: 'calçadão-9-ondas',
        codeId: CODE_ID,
        captCode: CAPTCHA,
        isapp: 0,
        terms: 1,
        ...given,
      },
    }),
  )
  const session = await server.app.sessions.find(token)
  return {
    playerId: session!.playerId,
    token,
    email,
    call: (definition, input, options) => callAs(server, definition, input, { token, ...options }),
  }
}

/** Confirms a player's identity through the public call. */
export async function passKyc(player: TestPlayer, cpf: string, name = 'Ana Lima Souza') {
  dataOf(
    await player.call(user.updateKyc, { body: { name, cardNo: cpf, birthDate: '1990-05-17' } }),
  )
}

/** Has the pictures of document and face accepted that a strict licence waits for. */
export async function showPictures({ deps }: TestServer, playerId: bigint) {
  for (const [seed, item] of kyc.kycItems.entries()) {
    const file = drawPng(800, 600, Number(playerId) * 10 + seed)
    await sendDocument(deps, { playerId, item, file }, acceptAll)
  }
}

/** Has a player's phone confirmed. */
export async function confirmPhoneOf({ deps }: TestServer, playerId: bigint) {
  await deps.db
    .updateTable('account.player')
    .set({ phone_confirmed_at: deps.clock.now() })
    .where('player_id', '=', playerId)
    .execute()
}

/** Where the players of the tests live, as they type it. */
export const someAddress = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
} as const

/** Has a player's address and gender said, where the licence asks for them. */
export async function sayRegistrationOf({ deps }: TestServer, playerId: bigint) {
  if (licenceProfile(deps.env.LICENCE_PROFILE).kyc.registration.length === 0) return
  await sayRegistration(deps, playerId, { address: someAddress, gender: 'not_said' })
}

/** Gives an identified player all that a strict licence asks for before play, but no limits. */
export async function admitToPlay(server: TestServer, playerId: bigint) {
  await showPictures(server, playerId)
  await confirmPhoneOf(server, playerId)
  await sayRegistrationOf(server, playerId)
}

const acceptAll: IdentityChecks = {
  document: async () => ({ outcome: 'approved' }),
  face: async () => ({ outcome: 'approved' }),
}

/** Puts money into a player's cash as an adjustment, without any lock on it. */
export async function giveCash({ deps }: TestServer, playerId: bigint, count: bigint) {
  const amount = centavos(count)
  const verdict = await deps.ledger.submit(playerId, () => ({
    key: deps.rng.uuid(),
    bodyHash: 'test',
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: negate(amount) },
      { account: 'cash', amount },
    ],
  }))
  if (verdict.status !== 'posted') throw new Error(verdict.status)
}
