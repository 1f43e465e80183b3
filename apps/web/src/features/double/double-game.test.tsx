import type { DrawBet, DrawRound } from '@jogada/contract/draw'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { myDrawBetsQuery } from '../../draws/draw-queries.ts'
import { keepToken } from '../../session/session.ts'
import { queryClient } from '../../session/query-client.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { connectToServer } from '../../test/socket-server.ts'
import type { Answers } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { DoubleGame } from './double-game.tsx'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const round = (own: Partial<DrawRound> = {}): DrawRound => ({
  channel: 'double',
  roundId: '20261121010042',
  state: 'open',
  status: 8888,
  openAt: inMs(-3_000),
  lockAt: inMs(60_000),
  drawAt: inMs(60_000),
  completeAt: inMs(68_000),
  endAt: inMs(75_000),
  outcome: null,
  seed: null,
  chainId: '1',
  position: 7,
  ...own,
})

const pays = (selection: string, multiplier: number) => ({
  selection,
  multipliers: Array.from({ length: 15 }, (_, i) => (i === 0 ? multiplier : 0)),
  rtp: 933_333,
})

async function open(answers: Answers, current = round(), loggedIn = true) {
  queryClient.clear()
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance: '100.00' }) }),
    rules: () => ({
      data: {
        minBet: '0.50',
        maxBet: '5000.00',
        maxRoundStake: '15000.00',
        maxPayout: '100000.00',
        outcomes: 15,
        paytable: [pays('red', 20_000), pays('black', 20_000), pays('white', 140_000)],
        channels: [],
      },
    }),
    round: () => ({
      data: {
        serverTime: inMs(0),
        round: current,
        totals: [{ selection: 'red', bets: 3, stake: '7.50' }],
        bets: [],
        last: [],
      },
    }),
    bets: () => ({ data: [] }),
    ...answers,
  })
  keepToken(loggedIn ? 'the-token' : null)
  await show(<DoubleGame />)
  keepToken(loggedIn ? 'the-token' : null)
  await screen.findByText('3 apostas')
  return { user: userEvent.setup(), server }
}

afterEach(() => {
  vi.useRealTimers()
  keepToken(null)
})

test('[R017] a visitor sees the round, its pay table and bets without a login', async () => {
  await open({}, round(), false)
  expect(screen.getByText('Fecha em')).toBeDefined()
  expect(screen.getByRole('button', { name: /Branco/ }).textContent).toContain('14,00')
  expect(screen.getByRole('button', { name: 'Entrar para jogar' })).toBeDefined()
})

test('[R017] until the rules have arrived no sum that a bet would return is named', async () => {
  await open({ rules: () => ({ http: 503 }) })
  expect(screen.getByText('Se sair Vermelho').parentElement?.textContent).toBe('Se sair Vermelho–')
  expect(screen.getByRole('button', { name: 'Branco' })).toBeDefined()
})

test('[R017] until the round has arrived it is not said to be closed or awaited', async () => {
  queryClient.clear()
  startServer({})
  keepToken('the-token')
  await show(<DoubleGame />)
  keepToken('the-token')
  expect(await screen.findByRole('button', { name: /^Apostar R\$/ })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.queryByText(/Aguardando|fechadas/)).toBeNull()
})

test('[R083] a bet goes to the open round and shows as taking part', async () => {
  const { user, server } = await open({
    bet: () => ({
      data: {
        bet: {
          betId: '9',
          placedAt: inMs(0),
          channel: 'double',
          roundId: '20261121010042',
          selection: 'white',
          stake: '1.00',
          status: 0,
          payout: null,
          settledAt: null,
          outcome: null,
        },
        balance: '99.00',
        version: '2',
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: /Branco/ }))
  await user.click(screen.getByRole('button', { name: /Apostar R\$.*em Branco/ }))
  expect(await screen.findByText('Participando')).toBeDefined()
  expect(screen.getByText(/Sua aposta R\$\s1,00/)).toBeDefined()
  expect(server.heard.filter(({ path }) => path.endsWith('/double/bet'))).toHaveLength(1)
})

test('[R083] a bet that came too late shows as not accepted', async () => {
  const { user } = await open({
    bet: () => ({ http: 409, status: 4101, message: 'Aposta não aceita: a rodada já fechou.' }),
  })
  await user.click(screen.getByRole('button', { name: /Apostar R\$.*em Vermelho/ }))
  expect(await screen.findByText('Não aceita')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Eu entendi' }))
})

test('[R083] a bet whose answer never came is not called refused, and is asked for until it is known', async () => {
  let isAway = true
  const { server } = await open({
    bet: () => {
      if (isAway) throw new TypeError('no connection')
      return {
        data: {
          bet: {
            betId: '9',
            channel: 'double',
            roundId: '20261121010042',
            selection: 'red',
            stake: '1.00',
            status: 0,
            payout: null,
            at: inMs(0),
          },
          balance: '99.00',
          version: '2',
        },
      }
    },
  })
  const sent = () => server.heard.filter(({ path }) => path.endsWith('/double/bet'))
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: /Apostar R\$.*em Vermelho/ }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(sent().length).toBeGreaterThan(4)
  expect(screen.queryByText('Não aceita')).toBeNull()
  isAway = false
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(await screen.findByText('Participando')).toBeDefined()
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1)
})

const taken = (own: Partial<DrawBet>): DrawBet => ({
  betId: '9',
  placedAt: inMs(0),
  channel: 'double',
  roundId: '20261121010042',
  selection: 'red',
  stake: '1.00',
  status: 0,
  payout: null,
  settledAt: null,
  outcome: null,
  ...own,
})

test('a bet of the player on another page is shown here as it is taken, and one of this page once', async () => {
  let answer = () => {}
  const mine: DrawBet[] = []
  const { user, server } = await open({
    bets: () => ({ data: mine }),
    bet: async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return { data: { bet: taken({}), balance: '99.00', version: '2' } }
    },
  })
  const { say } = await connectToServer()
  mine.unshift(taken({ betId: '8', stake: '7.00', selection: 'black' }))
  say('drawBet', { bet: mine[0]!, key: 'afar' })
  expect(await screen.findAllByText('Participando')).toHaveLength(1)
  expect(screen.getByText('R$ 7,00')).toBeDefined()

  await user.click(screen.getByRole('button', { name: /Apostar R\$.*em Vermelho/ }))
  const sent = () => server.heard.filter(({ path }) => path.endsWith('/double/bet'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  mine.unshift(taken({}))
  say('drawBet', { bet: mine[0]!, key: sent()[0]!.key! })
  await waitFor(() => expect(screen.getAllByText('Participando')).toHaveLength(2))
  expect(screen.queryByText('Apostando')).toBeNull()
  await act(async () => answer())
  expect(screen.getAllByText('Participando')).toHaveLength(2)
})

test('[R140] a bet whose answer never came is never asked for in the name of who logged in since', async () => {
  const { server } = await open({
    bet: ({ token }) => {
      if (token === 'the-token') throw new TypeError('no connection')
      return { http: 409, status: 4321, message: 'Hoje chove' }
    },
  })
  const sent = () => server.heard.filter(({ path }) => path.endsWith('/double/bet'))
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: /Apostar R\$.*em Vermelho/ }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  keepToken('of-another')
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(sent().length).toBeGreaterThan(5)
  expect(new Set(sent().map(({ token }) => token))).toEqual(new Set(['the-token']))
})

test('no bet can be sent after the lock', async () => {
  await open({}, round({ state: 'locked', lockAt: inMs(-100) }))
  const button = await screen.findByRole('button', { name: 'Apostas fechadas' })
  expect((button as HTMLButtonElement).disabled).toBe(true)
})

test('a round whose end nobody tells is not drawn for ever', async () => {
  const past = { lockAt: inMs(-60_000), drawAt: inMs(-55_000), endAt: inMs(-40_000) }
  await open({}, round({ state: 'drawn', outcome: 3, ...past }))
  expect(screen.getByText('Aguardando a próxima rodada')).toBeDefined()
  expect(screen.queryByText('Sorteando…')).toBeNull()
})

test('[R017] a limit that operators have narrowed is told before a bet is sent', async () => {
  const { user, server } = await open({
    rules: () => ({
      data: {
        minBet: '1.00',
        maxBet: '10.00',
        maxRoundStake: '15000.00',
        maxPayout: '500.00',
        outcomes: 15,
        paytable: [pays('red', 20_000), pays('black', 20_000), pays('white', 140_000)],
        channels: [],
      },
    }),
  })
  const stake = screen.getByLabelText('Valor da aposta')
  await user.clear(stake)
  await user.type(stake, '2000')
  expect((await screen.findByText(/aposta máxima é/)).textContent).toMatch(/R\$\s10,00/)
  expect(server.heard.filter(({ path }) => path.endsWith('/double/bet'))).toEqual([])
})

const ownBet = {
  betId: '9',
  placedAt: inMs(-20_000),
  channel: 'double',
  roundId: '20261121010042',
  selection: 'red',
  stake: '1.00',
  settledAt: null,
  outcome: 2,
} as const

test('what a draw brought is seen and said in one sentence once the bets on it are settled', async () => {
  const drawn = round({ state: 'settled', status: 9999, outcome: 2 })
  const won = { ...ownBet, status: 10, payout: '2.00', settledAt: inMs(0) } as const
  await open({ bets: () => ({ data: [won] }) }, drawn)
  expect((await screen.findByText(/^Ganhou R\$\s2,00$/)).textContent).toBeDefined()
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain('Saiu 2 Vermelho. Você ganhou R$\u00a02,00.')
})

test('a draw is not said before it is known what the bets on it brought', async () => {
  const drawn = round({ state: 'settled', status: 9999, outcome: 2 })
  const still = { ...ownBet, status: 0, payout: null } as const
  await open({ bets: () => ({ data: [still] }) }, drawn)
  await screen.findByText('Participando')
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.filter((text) => text?.includes('Saiu'))).toEqual([])
})

test('[GAM-13] a run that loses its connection counts the bet that was out once it is settled', async () => {
  const { user, server } = await open({
    bet: () => ({
      data: {
        bet: { ...ownBet, status: 0, payout: null, outcome: null },
        balance: '99.00',
        version: '2',
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Automático' }))
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  await screen.findByText('Participando')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(await screen.findByRole('button', { name: 'Parando depois desta rodada' })).toBeDefined()

  const lost = { ...ownBet, status: 20, payout: '0.00', settledAt: inMs(0) } as const
  queryClient.setQueryData(myDrawBetsQuery('double').queryKey, [lost])
  const ended = await screen.findByText('Parou: a conexão caiu.')
  expect(ended.textContent).toBe('Parou: a conexão caiu. −R$\u00a01,00')
  expect(server.heard.filter(({ path }) => path.endsWith('/double/bet'))).toHaveLength(1)
  line.mockRestore()
  dispatchEvent(new Event('online'))
})

const sentTo = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.heard.filter(({ path }) => path.endsWith('/double/bet'))

test('[GAM-13] while a run plays on a colour no other can be chosen', async () => {
  const { user, server } = await open({
    bet: () => ({ data: { bet: taken({}), balance: '99.00', version: '2' } }),
  })
  const choices = () => within(screen.getByRole('group', { name: 'Escolha da aposta' }))
  const choice = (name: RegExp) => choices().getByRole<HTMLButtonElement>('button', { name })
  await user.click(choice(/Preto/))
  await user.click(screen.getByRole('button', { name: 'Automático' }))
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  await waitFor(() => expect(sentTo(server)).toHaveLength(1))
  expect(choice(/Branco/).matches(':disabled')).toBe(true)
  await user.click(choice(/Branco/))
  expect(choice(/Preto/).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: /^Parar/ }))
  const won = taken({ status: 10, payout: '2.00', settledAt: inMs(0) })
  queryClient.setQueryData(myDrawBetsQuery('double').queryKey, [won])
  await waitFor(() => expect(choice(/Branco/).matches(':disabled')).toBe(false))
})

test('[GAM-11] the second press of a double click is no second bet, and a later one is', async () => {
  const { user, server } = await open({
    bet: () => ({ data: { bet: taken({}), balance: '99.00', version: '2' } }),
  })
  const press = () => screen.getByRole<HTMLButtonElement>('button', { name: /em Vermelho/ })
  await user.click(press())
  await screen.findByText('Participando')
  await user.click(press())
  expect(sentTo(server)).toHaveLength(1)
  await waitFor(() => expect(press().disabled).toBe(false))
  await user.click(press())
  await waitFor(() => expect(sentTo(server)).toHaveLength(2))
})

test('[GAM-03] while a run raises its stake the sum that a win would bring is of the stake shown', async () => {
  let bets = 0
  const { user } = await open({
    bet: ({ body }) => {
      const { stake } = body as { stake: string }
      const bet = taken({ betId: String(90 + bets++), stake })
      return { data: { bet, balance: '99.00', version: '2' } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Automático' }))
  await user.click(screen.getByText('Mais paradas e ajustes'))
  const percent = screen.getByLabelText('Se perder, subir a aposta (%)')
  await user.clear(percent)
  await user.type(percent, '200')
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  await waitFor(() => expect(bets).toBe(1))
  const win = () => screen.getByText('Se sair Vermelho').parentElement?.textContent
  expect(win()).toContain('2,00')
  const lost = taken({ betId: '90', status: 20, payout: '0.00', settledAt: inMs(0) })
  void act(() => queryClient.setQueryData(myDrawBetsQuery('double').queryKey, [lost]))
  await waitFor(() => expect(bets).toBe(2))
  expect(win()).toContain('6,00')
  await user.click(screen.getByRole('button', { name: /^Parar/ }))
  const second = taken({ ...lost, betId: '91' })
  void act(() => queryClient.setQueryData(myDrawBetsQuery('double').queryKey, [second]))
  await screen.findByText(/^Parou/)
})

test('[R083] a bet that may never have arrived is not placed by being asked for when its player has moved on', async () => {
  const soon = round({ lockAt: inMs(240_000), completeAt: inMs(250_000), endAt: inMs(260_000) })
  const { server } = await open(
    {
      bet: () => {
        throw new TypeError('no connection')
      },
    },
    soon,
  )
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: /Apostar R\$.*em Vermelho/ }))
  await act(() => vi.advanceTimersByTimeAsync(80_000))
  const asked = sentTo(server).length
  expect(asked).toBeGreaterThan(4)
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  expect(sentTo(server)).toHaveLength(asked)
  expect(screen.queryByText('Não aceita')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(sentTo(server).length).toBeGreaterThan(asked)
})

test('[R017] a bet names what it was shown to pay, and the rules are read again when that has changed', async () => {
  let red = 20_000
  const { user, server } = await open({
    rules: () => ({
      data: {
        minBet: '0.50',
        maxBet: '5000.00',
        maxRoundStake: '15000.00',
        maxPayout: '100000.00',
        outcomes: 15,
        paytable: [pays('red', red), pays('black', 20_000), pays('white', 140_000)],
        channels: [],
      },
    }),
    bet: () => ({ http: 409, status: 5002, message: 'A cotação mudou de 2,00 para 1,90.' }),
  })
  red = 19_000
  await user.click(screen.getByRole('button', { name: /Apostar R\$.*em Vermelho/ }))
  expect(await screen.findByText('Não aceita')).toBeDefined()
  expect(sentTo(server)[0]?.body).toMatchObject({
    seenMultipliers: pays('red', 20_000).multipliers,
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Vermelho/ }).textContent).toContain('1,90'),
  )
  await user.click(await screen.findByRole('button', { name: 'Eu entendi' }))
})
