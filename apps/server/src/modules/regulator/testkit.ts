import { centavos } from '@jogada/core'
import type { FileKind } from '@jogada/core/regulator/records'
import { newCpf } from '../../testkit/pix-server.ts'
import { dataOf, giveCash, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer } from '../aggregator/testkit.ts'
import {
  finish,
  home,
  offerEvent,
  placeSlip,
  result3,
  say,
  settle,
  takeBack,
} from '../sportsbook/testkit.ts'
import { sell } from '../yearly/testkit.ts'
import type { Move } from '../yearly/testkit.ts'
import { sentContent } from './sealed.ts'

/** The day of the tests, which is the last of its month, and the instant at which it ends. */
export const DAY = '2026-11-30'
export const MIDNIGHT = Date.parse('2026-12-01T03:00:00Z')

export const LICENCE = {
  LICENCE_PROFILE: 'br',
  LICENCE_HOLDER: 'Apostas do Brasil S.A.',
  LICENCE_CNPJ: '11.222.333/0001-81',
  LICENCE_NUMBER: 'SPA/MF 9999',
}

export type Place = {
  /** Where players live; it asks for nothing that keeps them from play. */
  readonly server: GameServer
  /** The same product under the licence that asks for files. */
  readonly regulated: TestServer
  readonly moveTo: (instant: number) => void
  close(): Promise<void>
}

export async function openPlace(settings: Readonly<Record<string, string>> = {}): Promise<Place> {
  const server = await startGameServer()
  const regulated = await serverOn(server.url, { ...LICENCE, ...settings })
  const moveTo = (instant: number) => {
    for (const { clock } of [server, regulated]) clock.advance(instant - clock.now().getTime())
  }
  moveTo(MIDNIGHT - 3 * 3_600_000)
  return {
    server,
    regulated,
    moveTo,
    async close() {
      await server.verify()
      await regulated.close()
      await server.close()
    },
  }
}

export async function confirmedPlayer(
  server: TestServer,
  cash: bigint,
): Promise<TestPlayer & { readonly cpf: string }> {
  const player = await registerPlayer(server)
  const cpf = newCpf()
  await passKyc(player, cpf)
  if (cash > 0n) await giveCash(server, player.playerId, cash)
  return { ...player, cpf }
}

const sure = (price: string, probability: number) => {
  const market = result3(price, '3.50', '4.00')
  return {
    ...market,
    prices: market.prices.map((one) => (one.outcome === 'home' ? { ...one, probability } : one)),
  }
}

/** Posts a command of a kind with the counters that the books prove of it. */
export async function post(
  { deps }: TestServer,
  { playerId }: TestPlayer,
  kind: string,
  ...moves: readonly Move[]
) {
  const counted: Readonly<Record<string, readonly [string, Move[0]]>> = {
    deposit: ['deposited', 'cash'],
    withdrawal: ['cash_out', 'cash'],
    transfer_sent: ['cash_out', 'cash'],
    withdrawal_paid: ['withdrawn', 'withdrawing'],
  }
  const [name, by] = counted[kind] ?? []
  const { status } = await deps.ledger.submit(playerId, () => ({
    key: deps.rng.uuid(),
    bodyHash: kind,
    kind,
    postings: moves.map(([account, count]) => ({ account, amount: centavos(count) })),
    counters: moves
      .filter(([account]) => account === by)
      .map(([, count]) => ({ owner: 'player', name: name!, delta: count < 0n ? -count : count })),
  }))
  if (status !== 'posted') throw new Error(status)
}

/** Lives a day up to its last minute: money from and to the bank, bets, games, gifts, transfers. */
export async function liveADay({ server, moveTo }: Place): Promise<TestPlayer> {
  const ana = await confirmedPlayer(server, 0n)
  const move = (kind: string, ...moves: Move[]) => post(server, ana, kind, ...moves)
  await move('deposit', ['house:psp_clearing', -1000_00n], ['cash', 1000_00n])
  await move('withdrawal', ['cash', -40_00n], ['withdrawing', 40_00n])
  await move(
    'withdrawal_paid',
    ['withdrawing', -40_00n],
    ['house:psp_clearing', 39_00n],
    ['house:fees', 1_00n],
  )
  await move('transfer_sent', ['cash', -11_00n], ['house:transfer_transit', 11_00n])
  await move('gift_taken', ['house:promotion', -50_00n], ['cash', 50_00n])
  await move('bonus_granted', ['house:promotion', -7_00n], ['bonus', 7_00n])
  await move('rebate', ['house:promotion', -1_23n], ['cash', 1_23n])
  await move('referral', ['house:referral', -2_00n], ['cash', 2_00n])
  await move('dice_bet', ['cash', -10_00n], ['house:games', 10_00n])
  await move('dice_bet', ['cash', -5_00n], ['house:games', -4_90n], ['cash', 9_90n])
  await move('mines_bet', ['cash', -4_00n], ['held', 4_00n])
  await move('mines_refund', ['held', -4_00n], ['cash', 4_00n])
  await move('draw_double_stake', ['cash', -5_00n], ['held', 5_00n])
  await move('draw_double_settlement', ['held', -5_00n], ['house:games', -5_00n], ['cash', 10_00n])
  await move('draw_double_stake', ['cash', -3_00n], ['held', 3_00n])
  await move('draw_double_refund', ['held', -3_00n], ['cash', 3_00n])
  await move('provider_promotion', ['house:promotion', -5_00n], ['cash', 5_00n])
  const seat = await sitDown(server, 0n, { player: ana })
  await seat.bet(20_00n, { transaction_uuid: 'won', round: 'a' })
  await seat.win(35_00n, 'won', { round: 'a' })
  await seat.bet(8_00n, { transaction_uuid: 'taken-back', round: 'b' })
  await seat.rollback('taken-back', { round: 'b' })
  await betThroughADay(server, ana)
  // a bet that is open over midnight, and one that is settled on the next day
  moveTo(MIDNIGHT - 60_000)
  await single(ana, await offerEvent(server))
  return ana
}

const single = async (player: TestPlayer, eventId: string) =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)] })).ticket.betId

async function betThroughADay(server: TestServer, player: TestPlayer) {
  const on = async () => {
    const eventId = await offerEvent(server)
    await single(player, eventId)
    return eventId
  }
  await finish(server, await on(), { home: 1, away: 0 })
  await finish(server, await on(), { home: 0, away: 1 })
  await say(server, { type: 'result', eventId: await on(), result: { state: 'void' } })
  const sold = await offerEvent(server, [sure('2.00', 0.48)])
  const betId = await single(player, sold)
  await say(server, { type: 'odds', eventId: sold, markets: [sure('1.25', 0.76)] })
  await sell(player, betId)
  const corrected = await on()
  await finish(server, corrected, { home: 1, away: 0 })
  await settle(server)
  await takeBack(server, corrected)
  await settle(server)
  await finish(server, corrected, { home: 0, away: 1 })
  await settle(server)
}

export type StoredFile = {
  readonly fileId: string
  readonly kind: FileKind
  readonly records: number
  readonly sums: Readonly<Record<string, string>>
  readonly text: string
}

/** Every file that is kept, in the order of its name, as it would go out. */
export async function storedFiles({ deps }: TestServer): Promise<readonly StoredFile[]> {
  const rows = await deps.db.selectFrom('regulator.file').selectAll().orderBy('file_id').execute()
  return Promise.all(
    rows.map(async ({ file_id: fileId, kind, records, sums, content }) => ({
      fileId,
      kind,
      records,
      sums,
      text: (await sentContent(deps, fileId, content)).toString(),
    })),
  )
}
