import { limits, order, privacy, refusals } from '@jogada/contract'
import type { CallDefinition, CallInput } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderDeposit, payAs, pressDeposit, registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { sweepPayments } from './watch-payments.ts'
import { watchTerms } from './revoke-charges.ts'

const server = pixServerOfFile()
const ending = new AbortController()
let watching: Promise<void>
beforeAll(() => {
  watching = watchTerms(server.deps, ending.signal)
})
afterAll(async () => {
  ending.abort()
  await watching
})

const PASSWORD = 'calçadão-9-ondas'
const key = () => ({ key: server.deps.rng.uuid() })

type Placed = { readonly orderId: string; readonly payNo: string; readonly url: string }

const chargeOf = async ({ payNo }: Placed) => (await server.deps.pix.getCharge(payNo))?.status
const stageOf = async ({ url }: Placed) =>
  (await server.app.inject({ url: `${url}/estado` })).json().stage
const statusFor = async (player: Payer, { orderId }: Placed) =>
  dataOf(await player.call(order.getStatus, { params: { orderId } }))
const pendingOf = async (player: Payer) => dataOf(await player.call(order.pendingOrder, {}))

const begin = async <const C extends CallDefinition>(player: Payer, call: C, input: CallInput<C>) =>
  dataOf(await player.call(call, input, key()))

type Beginning = readonly [string, (player: Payer) => Promise<unknown>]

const beginnings: readonly Beginning[] = [
  ['a break', (player) => begin(player, limits.pausePlay, { body: { days: 1 } })],
  ['an exclusion', (player) => begin(player, limits.excludeOneself, { body: { months: 1 } })],
  [
    'the closing',
    async (player) => {
      // it lasts until the money is out
      await giveCash(server, player.playerId, 10_000n)
      await begin(player, privacy.closeAccount, { body: { pwd: PASSWORD } })
    },
  ],
  [
    'a limit',
    (player) =>
      begin(player, limits.setMoneyLimit, {
        body: { kind: 'deposit', window: 'day', amount: '99.99' },
      }),
  ],
]

test.each(beginnings)(
  '[RG-04] [PIX-03] when %s begins, the code that it forbids is taken off and its page says so',
  async (_, start) => {
    const player = await registerPayer(server)
    const socket = await connectAs(server, player)
    const placed = await orderDeposit(server, player)
    expect(await stageOf(placed)).toBe('waiting')
    await start(player)
    await vi.waitFor(async () => expect(await chargeOf(placed)).toBe('removed'))
    expect(await stageOf(placed)).toBe('withdrawn')
    expect(await statusFor(player, placed)).toMatchObject({ status: '-01', withdrawn: true })
    expect(await pendingOf(player)).toBeNull()
    expect(socket.heard('updateUserInfo').length).toBeGreaterThan(0)
    const { body } = await server.app.inject({ url: placed.url })
    expect(body).toContain('por isso este código não pode mais ser pago')
    socket.close()
  },
)

test.each(beginnings)(
  '[RG-04] [R032] when %s begins, the pages of the player that are open look again, whatever they show',
  async (_, start) => {
    const player = await registerPayer(server)
    const socket = await connectAs(server, player)
    await start(player)
    await vi.waitFor(() => expect(socket.heard('updateUserInfo').length).toBeGreaterThan(0))
    socket.close()
  },
)

test('a limit takes off only what it forbids', async () => {
  const player = await registerPayer(server)
  const large = await orderDeposit(server, player, 'brl-100')
  const small = await orderDeposit(server, player, 'brl-50')
  const body = { kind: 'deposit', window: 'week', amount: '50.00' } as const
  await begin(player, limits.setMoneyLimit, { body })
  await vi.waitFor(async () => expect(await chargeOf(large)).toBe('removed'))
  expect(await chargeOf(small)).toBe('active')
  expect(await stageOf(small)).toBe('waiting')
  expect(await pendingOf(player)).toMatchObject({ orderId: small.orderId })
})

test('while the provider is away the page says it already, and the code is taken off afterwards', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  await server.sandbox.faults({ http: { only: '/cob', status: 503 } })
  await begin(player, limits.pausePlay, { body: { days: 1 } })
  await vi.waitFor(async () => expect(await stageOf(placed)).toBe('withdrawn'))
  await server.sandbox.heal()
  expect(await chargeOf(placed)).toBe('active')
  await sweepPayments(server.deps)
  expect(await chargeOf(placed)).toBe('removed')
  expect(await stageOf(placed)).toBe('withdrawn')
})

test('a Pix that was paid before the code was taken off goes back, and the page says that', async () => {
  await server.sandbox.faults({ webhooks: { drop: true } })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  await payAs(server, player, placed.code)
  await begin(player, limits.pausePlay, { body: { days: 1 } })
  await vi.waitFor(async () => {
    await sweepPayments(server.deps)
    expect(await stageOf(placed)).toBe('returned')
  })
  expect(await statusFor(player, placed)).toMatchObject({ status: '-01' })
})

test('a break that begins while the code is being made leaves none to be paid', async () => {
  const player = await registerPayer(server)
  await server.sandbox.faults({ http: { only: '/cob', slowMs: 300, times: 1 } })
  const pressed = pressDeposit(player)
  await begin(player, limits.pausePlay, { body: { days: 1 } })
  expect((await pressed).status).toBe(refusals.play_paused.status)
  expect(await pendingOf(player)).toBeNull()
})
