import { setImmediate as nextTask } from 'node:timers/promises'
import type { MinesRound } from '@jogada/contract/casino'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { resetTally, useSessionTally } from '../../game-table/session-tally.ts'
import { chooseSetting } from '../../game-table/settings.ts'
import { keepToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { repeatEnter } from '../../test/held-key.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { connectToServer } from '../../test/socket-server.ts'
import { MinesGame } from './mines-game.tsx'

const someRound = (own: Partial<MinesRound> = {}): MinesRound => ({
  game: 'mines',
  roundId: '71',
  at: '2026-03-01T12:00:00Z',
  endedAt: null,
  status: 0,
  end: null,
  stake: '2.00',
  payout: '0.00',
  algorithmVersion: 1,
  serverSeedHash: 'ab'.repeat(32),
  serverSeed: null,
  clientSeed: 'calcadao',
  nonce: 4,
  mines: 3,
  picks: [],
  board: null,
  multiplier: 10_000,
  cashOut: null,
  next: { multiplier: 11_250, payout: '2.25' },
  expiresAt: '2026-03-02T12:00:00Z',
  ...own,
})

const twoOpen = someRound({
  picks: [7, 0],
  multiplier: 12_857,
  cashOut: { multiplier: 12_857, payout: '2.57' },
  next: { multiplier: 14_785, payout: '2.95' },
})

const lost = someRound({
  picks: [7, 0, 24],
  board: [24, 3, 9],
  status: 20,
  end: 'lost',
  multiplier: 0,
  next: null,
  expiresAt: null,
})

const told = (round: MinesRound, money = true) => ({
  data: { round, balance: money ? '98.00' : null, version: money ? '2' : null },
})

async function play(answers: Answers, open: readonly MinesRound[] = []) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    rounds: () => ({ data: [] }),
    open: () => ({ data: { rounds: open, serverNow: '2026-03-01T12:00:00Z' } }),
    ...answers,
  })
  await show(null)
  keepToken('the-token')
  await show(<MinesGame />)
  keepToken('the-token')
  await waitFor(() => expect(server.paths().some((path) => path.endsWith('/open'))).toBe(true))
  return { user: userEvent.setup(), server }
}

const stone = (name: string) => screen.findByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
  trimOverlays()
  keepToken(null)
})

test('[GAM-17] after a reload the open round is back with its stones, stake and cash-out', async () => {
  await play({}, [twoOpen])
  expect(await stone('Linha 2, coluna 3, pedra segura')).toBeDefined()
  expect(await stone('Linha 1, coluna 1, pedra segura')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /fechada$/ }).length).toBe(23)
  expect(screen.getByRole('button', { name: /Retirar R\$\s2,57/ })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Valor da aposta').value).toBe('2,00')
  expect(screen.getByText('Sua rodada aberta voltou como estava.')).toBeDefined()
})

test('[GAM-11] a stone is asked for once, however often it is pressed', async () => {
  const { user, server } = await play({ betPlay: () => told(lost, false) }, [twoOpen])
  const closed = await stone('Linha 5, coluna 5, fechada')
  await user.dblClick(closed)
  expect(await stone('Linha 5, coluna 5, ouriço, foi aqui que a rodada terminou')).toBeDefined()
  const picks = server.heard.filter(({ path }) => path.endsWith('/betPlay'))
  expect(picks.map(({ body }) => body)).toEqual([{ roundId: '71', tile: 24 }])
  expect(screen.getAllByRole('status')[0]!.textContent).toContain('A rodada terminou')
  expect(screen.queryByText(/Ganhou/)).toBeNull()
})

test('[GAM-20] the end of a round stays in sight until the next begins', async () => {
  const next = someRound({ roundId: '72' })
  const { user } = await play({ betPlay: () => told(lost, false), bet: () => told(next) }, [
    twoOpen,
  ])
  const closed = await stone('Linha 5, coluna 5, fechada')
  await user.click(closed)
  const end = 'Linha 5, coluna 5, ouriço, foi aqui que a rodada terminou'
  expect(await stone(end)).toBeDefined()
  const again = await screen.findByRole('button', { name: /^Apostar R\$/ })
  await waitFor(() => expect((again as HTMLButtonElement).disabled).toBe(false))
  expect(await stone(end)).toBeDefined()
  await user.click(again)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /fechada$/ })).toHaveLength(25))
  expect(screen.queryByRole('button', { name: end })).toBeNull()
})

test('nothing that is still hidden is shown while the round is open', async () => {
  await play({}, [twoOpen])
  await stone('Linha 2, coluna 3, pedra segura')
  expect(screen.queryByRole('button', { name: /Casa \d+, ouriço/ })).toBeNull()
})

test('[R171] too little money opens the deposit inside the game', async () => {
  const { user } = await play({
    bet: () => ({ http: 500, status: 9999, message: 'Saldo insuficiente' }),
  })
  await user.click(await screen.findByRole('button', { name: /Apostar R\$/ }))
  await waitFor(() =>
    expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['gameDeposit']),
  )
})

test('arrows move over the stones and Enter opens the one in focus', async () => {
  const { user, server } = await play({ betPlay: () => told(lost, false) }, [twoOpen])
  const first = await stone('Linha 1, coluna 1, pedra segura')
  first.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
  await waitFor(() =>
    expect(server.heard.find(({ path }) => path.endsWith('/betPlay'))?.body).toEqual({
      roundId: '71',
      tile: 11,
    }),
  )
})

test('[GAM-17] a refused step asks the server how the round stands', async () => {
  let isEnded = false
  const { user, server } = await play(
    {
      open: () => ({
        data: { rounds: isEnded ? [] : [twoOpen], serverNow: '2026-03-01T12:00:00Z' },
      }),
      betPlay: () => {
        isEnded = true
        return { http: 409, status: 409, message: 'A rodada já terminou' }
      },
      '71': () => ({ data: { round: lost, timeline: [], balanceBefore: '0', balanceAfter: '0' } }),
    },
    [twoOpen],
  )
  await user.click(await stone('Linha 3, coluna 3, fechada'))
  expect(await screen.findByText('Era um ouriço. A rodada terminou.')).toBeDefined()
  expect(server.paths().some((path) => path.endsWith('/round/71'))).toBe(true)
  await waitFor(() => expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['alert']))
})

test('[GAM-11] in an open round Q opens a stone at random and W takes, but only what can be taken', async () => {
  const start = someRound()
  const { user, server } = await play(
    { betRandom: () => told(twoOpen, false), betCashOut: () => told(lost) },
    [start],
  )
  act(() => chooseSetting({ keys: true }))
  const sent = (end: string) => server.heard.filter(({ path }) => path.endsWith(end))
  await screen.findByRole('button', { name: 'Escolha uma pedra' })
  await user.keyboard('w')
  await user.keyboard('q')
  await screen.findByRole('button', { name: /Retirar R\$\s2,57/ })
  expect(sent('/betCashOut')).toEqual([])
  expect(sent('/betRandom').length).toBe(1)
  await user.keyboard('w')
  await waitFor(() => expect(sent('/betCashOut').length).toBe(1))
  chooseSetting({ keys: false })
})

test('each of two automatic rounds that end alike is said', async () => {
  const { user, server } = await play({
    betAuto: async () => {
      // no network answers before the page could draw that it was asked
      await nextTask()
      return told({ ...lost, picks: [0] })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Automático' }))
  await user.click(await stone('Linha 1, coluna 1, fechada'))
  await user.clear(screen.getByLabelText('Rodadas'))
  await user.type(screen.getByLabelText('Rodadas'), '2')
  const heard: (string | null)[] = []
  const [said] = screen.getAllByRole('status')
  const watch = new MutationObserver(() => heard.push(said!.textContent))
  watch.observe(said!, { childList: true, characterData: true, subtree: true })
  await user.click(screen.getByRole('button', { name: 'Iniciar 2 rodadas' }))
  await screen.findByText('Série completa.')
  watch.disconnect()
  expect(server.paths().filter((path) => path.endsWith('/betAuto')).length).toBe(2)
  expect(heard.filter((text) => text?.startsWith('Era um ouriço')).length).toBe(2)
})

test('[GAM-11] whoever plays by keys is led to the board, stays there, and comes back to the bet', async () => {
  const answers = [told(someRound({ picks: [0], cashOut: twoOpen.cashOut }), false), told(lost)]
  const { user } = await play({
    bet: () => told(someRound()),
    betPlay: () => answers.shift()!,
  })
  const bet = await screen.findByRole('button', { name: /Apostar R\$/ })
  bet.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Escolha uma pedra' })
  const board = screen.getByRole('grid', { name: 'Calçada de 25 pedras' })
  expect(within(board).getAllByRole('row').length).toBe(5)
  expect(document.activeElement).toBe(await stone('Linha 1, coluna 1, fechada'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await stone('Linha 1, coluna 1, pedra segura'))
  await user.keyboard('{ArrowRight}{Enter}')
  await screen.findByText('Era um ouriço', { exact: false })
  await waitFor(() => expect(document.activeElement === bet).toBe(true))
})

test('[GAM-17] an open page follows its round while another device plays it and the rule ends it', async () => {
  let open: readonly MinesRound[] = [twoOpen]
  const expired = someRound({
    ...twoOpen,
    board: [24, 3, 9],
    status: 10,
    end: 'expired',
    payout: '2.95',
    cashOut: null,
    next: null,
    expiresAt: null,
  })
  const { server } = await play(
    {
      open: () => ({ data: { rounds: open, serverNow: '2026-03-01T12:00:00Z' } }),
      '71': () => ({
        data: { round: expired, timeline: [], balanceBefore: '0', balanceAfter: '0' },
      }),
    },
    [twoOpen],
  )
  await screen.findByRole('button', { name: /Retirar R\$\s2,57/ })
  const { say } = await connectToServer()
  const asked = () => server.paths().filter((path) => path.endsWith('/open')).length
  await waitFor(() => expect(asked()).toBeGreaterThan(1))
  const before = asked()

  // what is known, and what belongs to another game, is not asked for
  say('roundMoved', { game: 'mines', roundId: '71', steps: 2, status: 0 })
  say('roundMoved', { game: 'rowDouble', roundId: '72', steps: 1, status: 0 })
  open = [{ ...twoOpen, picks: [7, 0, 12], cashOut: { multiplier: 14_785, payout: '2.95' } }]
  say('roundMoved', { game: 'mines', roundId: '71', steps: 3, status: 0 })
  expect(await stone('Linha 3, coluna 3, pedra segura')).toBeDefined()
  expect(screen.getByRole('button', { name: /Retirar R\$\s2,95/ })).toBeDefined()
  expect(asked()).toBe(before + 1)

  open = []
  say('roundMoved', { game: 'mines', roundId: '71', steps: 3, status: 10 })
  expect(await screen.findByRole('button', { name: /Apostar R\$/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Retirar/ })).toBeNull()
  expect(await stone('Linha 5, coluna 5, ouriço')).toBeDefined()
})

test('[GAM-11] a key that is held begins one round, and opens nothing in it by itself', async () => {
  const { user, server } = await play({
    bet: () => told(someRound()),
    betPlay: () => told(lost, false),
  })
  const sent = (end: string) => server.heard.filter(({ path }) => path.endsWith(end))
  const bet = await screen.findByRole('button', { name: /Apostar R\$/ })
  bet.focus()
  await user.keyboard('{Enter>}')
  await screen.findByRole('button', { name: 'Escolha uma pedra' })
  expect(document.activeElement).toBe(await stone('Linha 1, coluna 1, fechada'))
  repeatEnter()
  repeatEnter()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(sent('/mines/bet')).toHaveLength(1)
  expect(sent('/betPlay')).toEqual([])
  await user.keyboard('{/Enter}{Enter}')
  await waitFor(() => expect(sent('/betPlay')).toHaveLength(1))
})

test('[GAM-11] Enter that is held in the field of the stake bets once', async () => {
  const { user, server } = await play({ bet: () => ({ http: 409, status: 4321, message: '' }) })
  const field = await screen.findByLabelText('Valor da aposta')
  await waitFor(() => expect((field as HTMLInputElement).disabled).toBe(false))
  field.focus()
  await user.keyboard('{Enter>}')
  const sent = () => server.heard.filter(({ path }) => path.endsWith('/mines/bet'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await screen.findByRole('button', { name: /Apostar R\$/ })
  await waitFor(() => expect((field as HTMLInputElement).disabled).toBe(false))
  field.focus()
  repeatEnter()
  await act(() => nextTask())
  expect(sent()).toHaveLength(1)
})

const away = () => {
  throw new TypeError('no connection')
}

/** Lets the page give up on what it has sent. */
const giveUp = () => act(() => vi.advanceTimersByTimeAsync(20_000))

test('[GAM-17] an automatic round whose answer was lost is asked for under its key, told and counted', async () => {
  let isAway = true
  const ended = { ...lost, roundId: '81', picks: [0], stake: '1.00' }
  const { user, server } = await play({ betAuto: () => (isAway ? away() : told(ended)) })
  await user.click(await screen.findByRole('button', { name: 'Automático' }))
  await user.click(await stone('Linha 1, coluna 1, fechada'))
  resetTally()
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  await giveUp()
  expect(screen.getByText(/^Parou/)).toBeDefined()
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  vi.useRealTimers()
  const sent = server.heard.filter(({ path }) => path.endsWith('/betAuto'))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(useSessionTally.getState()).toMatchObject({ rounds: 1, staked: 100n, lost: 1 })
  await user.click(screen.getByRole('button', { name: 'Manual' }))
  expect(await stone('Linha 1, coluna 1, ouriço, foi aqui que a rodada terminou')).toBeDefined()
})

test('[R140] [GAM-17] a minute later an automatic round is looked for, and not played if it never arrived', async () => {
  let isAway = true
  const { user, server } = await play({
    betAuto: away,
    open: () => (isAway ? away() : { data: { rounds: [], serverNow: '2026-03-01T12:00:00Z' } }),
  })
  isAway = false
  await user.click(await screen.findByRole('button', { name: 'Automático' }))
  await user.click(await stone('Linha 1, coluna 1, fechada'))
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  await giveUp()
  const sent = () => server.heard.filter(({ path }) => path.endsWith('/betAuto'))
  const asked = sent().length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(server.paths().some((path) => path.endsWith(`/round/of/${sent()[0]!.key}`))).toBe(true)
  expect(sent()).toHaveLength(asked)
})

test('[GAM-03] a cash-out whose answer was lost and that the round itself tells of is counted once', async () => {
  let isAway = false
  let rounds: readonly MinesRound[] = [twoOpen]
  const paid = someRound({
    ...twoOpen,
    board: [24, 3, 9],
    status: 10,
    end: 'cashed_out',
    payout: '2.57',
    cashOut: null,
    next: null,
  })
  await play(
    {
      open: () => ({ data: { rounds, serverNow: '2026-03-01T12:00:00Z' } }),
      betCashOut: away,
      '71': () =>
        isAway
          ? away()
          : { data: { round: paid, timeline: [], balanceBefore: '0', balanceAfter: '0' } },
    },
    [twoOpen],
  )
  resetTally()
  const take = await screen.findByRole('button', { name: /Retirar R\$\s2,57/ })
  vi.useFakeTimers()
  fireEvent.click(take)
  isAway = true
  rounds = []
  await giveUp()
  isAway = false
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(screen.getByRole('button', { name: /Apostar R\$/ })).toBeDefined()
  expect(useSessionTally.getState()).toMatchObject({ rounds: 1, returned: 257n, won: 1 })
})
