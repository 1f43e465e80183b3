import type { DiceRound } from '@jogada/contract/game'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openOverlay, trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { keepToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import type { Answers, Heard } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { DiceGame } from './dice-game.tsx'
import { chooseSetting } from '../../game-table/settings.ts'
import { freshSent } from '../../game-table/kept-game.ts'
import { resetTally, useSessionTally } from '../../game-table/session-tally.ts'
import { connectAs } from '../../realtime/socket.ts'
import { connectToServer } from '../../test/socket-server.ts'

const rules = {
  minBet: '0.50',
  maxBet: '5000.00',
  maxPayout: '100000.00',
  minChance: 1,
  maxChance: 9800,
  outcomes: 10_001,
  rtpMin: 989_804,
  rtpMax: 989_901,
}

const someRound = (own: Partial<DiceRound> = {}): DiceRound => ({
  roundId: '41',
  at: '2026-03-01T12:00:00Z',
  stake: '1.00',
  payout: '2.00',
  multiplier: 20_000,
  target: 5050,
  direction: 'over',
  roll: 7312,
  won: true,
  serverSeedHash: 'ab'.repeat(32),
  serverSeed: null,
  clientSeed: 'calcadao',
  nonce: 1,
  ...own,
})

const played = (round = someRound()) => ({ data: { round, balance: '101.00', version: '2' } })

/** A page that can be left and opened again within its session. */
function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <DiceGame />}
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Sair' : 'Voltar'}</button>
    </>
  )
}

async function play(bet: Answers[string], balance = '100.00') {
  const answers: Record<string, Answers[string]> = {
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance }) }),
    rules: () => ({ data: rules }),
    rounds: () => ({ data: [] }),
    bet,
  }
  const server = startServer(answers)
  await show(null)
  keepToken('the-token')
  await show(<Page />)
  keepToken('the-token')
  await screen.findByText('Suas rodadas aparecem aqui.')
  const bets = () => server.heard.filter(({ path }) => path.endsWith('/dice/bet'))
  /** Answers what is asked for under a key. */
  const answer = (key: string, said: Awaited<ReturnType<Answers[string]>>) => {
    answers[key] = () => said
  }
  return { user: userEvent.setup(), bets, server: { ...server, answer } }
}

const button = () => screen.getByRole('button', { name: /Apostar R\$/ })

afterEach(() => {
  vi.useRealTimers()
  keepToken(null)
})

test('[R054] [GAM-03] dice shows stake, possible win and balance before the bet', async () => {
  await play(() => played())
  expect(button().textContent).toContain('1,00')
  expect(screen.getByText('Prêmio possível').parentElement?.textContent).toContain('2,00')
  expect(await screen.findByText(/R\$\s100,00/)).toBeDefined()
})

test('[R164] the server decides: the bet is sent once while it is out and its roll is told once', async () => {
  const drawn = Promise.withResolvers<ReturnType<typeof played>>()
  const { user, bets } = await play(() => drawn.promise)
  await user.click(button())
  const locked = screen.getByRole('button', { name: 'Sorteando…' })
  expect((locked as HTMLButtonElement).disabled).toBe(true)
  await user.click(locked)
  drawn.resolve(played())
  expect(await screen.findByText(/Saiu 73,12\. Você ganhou R\$\s2,00\./)).toBeDefined()
  expect(screen.getAllByRole('status')[0]!.textContent).toContain('73,12')
  expect(bets().length).toBe(1)
  expect(bets()[0]?.body).toEqual({ stake: '1.00', target: 5050, direction: 'over' })
})

test('[GAM-20] a result stays in sight until the next one is told, which a new bet skips to', async () => {
  const next = someRound({ roundId: '42', roll: 111, payout: '0.00', won: false })
  const told = Promise.withResolvers<ReturnType<typeof played>>()
  const rolls = [played(), told.promise]
  const { user } = await play(() => rolls.shift()!)
  await user.click(button())
  expect(await screen.findByText(/Saiu 73,12/)).toBeDefined()
  await waitFor(() => expect((button() as HTMLButtonElement).disabled).toBe(false))
  expect(screen.getByText(/Saiu 73,12/)).toBeDefined()
  await user.click(button())
  expect(screen.getByText(/Saiu 73,12/)).toBeDefined()
  told.resolve(played(next))
  expect(await screen.findByText(/Saiu 1,11/)).toBeDefined()
  expect(screen.queryByText(/Saiu 73,12/)).toBeNull()
})

test('[GAM-10] the rules say that the result is chance alone, not skill', async () => {
  await play(() => played())
  act(() => openOverlay({ id: 'diceRules', params: {} }))
  expect(await screen.findByText(/depende só do sorteio, não de habilidade/)).toBeDefined()
})

test('a return of the stake is told without celebration', async () => {
  const { user } = await play(() => played(someRound({ payout: '1.00' })))
  await user.click(button())
  expect(await screen.findByText(/Voltou R\$\s1,00/)).toBeDefined()
  expect(screen.queryByText(/Ganhou/)).toBeNull()
})

test('[R140] [GAM-17] an answer that is lost is asked for again with the same key', async () => {
  let asked = 0
  const { user, bets } = await play(() => {
    asked += 1
    if (asked === 1) throw new TypeError('the connection broke')
    return played()
  })
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Verificando rodada' })).toBeDefined()
  expect(freshSent('dice', Date.now())?.key).toBe(bets()[0]?.key)
  expect(await screen.findByText(/Saiu 73,12/)).toBeDefined()
  expect(new Set(bets().map(({ key }: Heard) => key)).size).toBe(1)
  expect(bets().length).toBe(2)
  expect(freshSent('dice', Date.now())).toBeNull()
})

test('[R171] too little money opens the deposit inside the game', async () => {
  const { user } = await play(() => ({ http: 500, status: 9999, message: 'Saldo insuficiente' }))
  await user.click(button())
  await waitFor(() =>
    expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['gameDeposit']),
  )
})

test('[R122] a bet without an amount asks for one and sends nothing', async () => {
  const { user, bets } = await play(() => played())
  await user.clear(screen.getByLabelText('Valor da aposta'))
  await user.click(screen.getByRole('button', { name: 'Apostar' }))
  expect(screen.getByRole('alert').textContent).toContain('preencha o valor da aposta')
  expect(bets().length).toBe(0)
})

test('[R123] a stake whose win would pass the limit is offered the largest that fits', async () => {
  const { user } = await play(() => played())
  await user.clear(screen.getByLabelText('Chance'))
  await user.type(screen.getByLabelText('Chance'), '0,01')
  await user.clear(screen.getByLabelText('Valor da aposta'))
  await user.type(screen.getByLabelText('Valor da aposta'), '10000')
  expect(screen.getByRole('alert').textContent).toMatch(
    /prêmio máximo por rodada é R\$\s100\.000,00/,
  )
  await user.click(screen.getByRole('button', { name: /Usar R\$\s10,10/ }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the three fields move each other and the keys move the target', async () => {
  const { user } = await play(() => played())
  const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
  await user.clear(screen.getByLabelText('Multiplicador'))
  await user.type(screen.getByLabelText('Multiplicador'), '4')
  await user.tab()
  expect(value('Multiplicador')).toBe('4,0000')
  expect(value('Chance')).toBe('24,75')
  expect(value('Alvo')).toBe('75,25')
  await user.click(screen.getByRole('button', { name: 'Abaixo' }))
  expect(value('Alvo')).toBe('24,75')
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowRight}')
  expect(value('Alvo')).toBe('25,75')
})

test('[GAM-03] a round whose page was left and opened again while it was out is counted once', async () => {
  const drawn = Promise.withResolvers<ReturnType<typeof played>>()
  const { user, bets } = await play(() => drawn.promise)
  resetTally()
  await user.click(button())
  await waitFor(() => expect(bets()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  expect(screen.queryByRole('button', { name: 'Sorteando…' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(await screen.findByRole('button', { name: 'Verificando rodada' })).toBeDefined()
  drawn.resolve(played(someRound({ roundId: '51' })))
  expect(await screen.findByText(/Saiu 73,12/)).toBeDefined()
  await waitFor(() => expect((button() as HTMLButtonElement).disabled).toBe(false))
  expect(bets()).toHaveLength(1)
  expect(useSessionTally.getState().rounds).toBe(1)
})

test('[GAM-11] Space bets after the sheet of tools was opened by a click and closed, and presses it when keys reached it', async () => {
  const { user, bets } = await play(() => played())
  act(() => chooseSetting({ keys: true }))
  const tools = screen.getByRole('button', { name: 'Som, teclas e sessão' })
  const isOpen = () => useOverlays.getState().stack.some(({ id }) => id === 'gameTools')
  await user.click(tools)
  expect(isOpen()).toBe(true)
  act(() => trimOverlays())
  tools.focus()
  await user.keyboard('[Space]')
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(bets().length).toBe(1))

  screen.getByRole('button', { name: 'Prova' }).focus()
  await user.tab()
  expect(document.activeElement).toBe(tools)
  await user.keyboard('[Space]')
  expect(isOpen()).toBe(true)
  expect(bets().length).toBe(1)
  act(() => trimOverlays())
  chooseSetting({ keys: false })
  // its answer would come into the list of the next test
  await screen.findByText(/Saiu 73,12/)
})

test('[GAM-03] a bet that is out is asked for and counted by its own tab alone', async () => {
  const drawn = Promise.withResolvers<ReturnType<typeof played>>()
  const { user, bets } = await play(() => drawn.promise)
  await user.click(button())
  await waitFor(() => expect(bets()).toHaveLength(1))
  expect(freshSent('dice', Date.now())?.key).toBe(bets()[0]?.key)
  // another tab shares what the browser keeps, and nothing that a tab does
  sessionStorage.clear()
  expect(freshSent('dice', Date.now())).toBeNull()
  drawn.resolve(played())
  await screen.findByText(/Saiu 73,12/)
})

test('[R140] [GAM-17] a minute after a bet its round is looked for under its key, and not played if it never arrived', async () => {
  const { bets, server } = await play(() => {
    throw new TypeError('no connection')
  })
  vi.useFakeTimers()
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  const asked = bets().length
  const { key } = bets()[0]!
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(server.paths().some((path) => path.endsWith(`/round/of/${key}`))).toBe(true)
  expect(bets()).toHaveLength(asked)
  // what only a version before does not know says nothing of the round
  expect(screen.getByRole('button', { name: 'Verificar de novo' })).toBeDefined()

  server.answer(key!, { http: 404, status: 4006, message: 'Não encontramos esta rodada.' })
  fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['alert'])
  expect(bets()).toHaveLength(asked)
  act(() => trimOverlays())
  expect((button() as HTMLButtonElement).disabled).toBe(false)
})

test('[R140] [GAM-17] a round that is found under its key a minute later is told and counted', async () => {
  const { bets, server } = await play(() => {
    throw new TypeError('no connection')
  })
  resetTally()
  vi.useFakeTimers()
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(80_000))
  const round = { game: 'dice', ...someRound({ roundId: '61' }) }
  server.answer(bets()[0]!.key!, { data: { round } })
  fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  vi.useRealTimers()
  expect(screen.getByText(/Saiu 73,12\. Você ganhou R\$\s2,00\./)).toBeDefined()
  expect(useSessionTally.getState().rounds).toBe(1)
})

test('[GAM-03] while a run raises its stake the possible win is of the stake that is shown', async () => {
  const last = Promise.withResolvers<ReturnType<typeof played>>()
  const lostOne = played(someRound({ roundId: '71', payout: '0.00', won: false, roll: 1 }))
  const rolls = [lostOne, last.promise]
  const { user, bets } = await play(() => rolls.shift()!)
  await user.click(screen.getByRole('button', { name: 'Automático' }))
  await user.click(screen.getByText('Mais paradas e ajustes'))
  const percent = screen.getByLabelText('Se perder, subir a aposta (%)')
  await user.clear(percent)
  await user.type(percent, '200')
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  await waitFor(() => expect(bets()).toHaveLength(2), { timeout: 3_000 })
  expect(screen.getByLabelText<HTMLInputElement>('Valor da aposta').value).toBe('3,00')
  expect(screen.getByText('Prêmio possível').parentElement?.textContent).toContain('6,00')
  await user.click(screen.getByRole('button', { name: /^Parar/ }))
  last.resolve(played(someRound({ roundId: '72', stake: '3.00', payout: '6.00' })))
  await screen.findByText(/^Parou/)
})

test('[R017] the rules of an open page are read again when its limits refuse a bet, and when its connection comes back', async () => {
  const { user, server } = await play(() => ({ http: 400, status: 4001, message: 'Acima' }))
  const read = () => server.paths().filter((path) => path.endsWith('/dice/rules')).length
  expect(read()).toBe(1)
  await user.click(button())
  await waitFor(() => expect(read()).toBe(2))
  act(() => trimOverlays())
  await connectToServer()
  expect(read()).toBe(2)
  await act(() => connectAs(null))
  await connectToServer()
  await waitFor(() => expect(read()).toBe(3))
})
