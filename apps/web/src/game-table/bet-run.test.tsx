import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { centavos, formatMoney, parseMoney } from '@jogada/core'
import { RequestFailure } from '../api/failure.ts'
import { openUninvited } from '../overlays/uninvited.ts'
import { keepToken } from '../session/session.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { show } from '../test/show.tsx'
import { BetPanel } from './bet-panel.tsx'
import { acknowledgeReality, useReality } from './reality.ts'
import { useAutobet } from './use-autobet.ts'

afterEach(() => {
  stopAfter = Infinity
  stopsPlay = 'game'
  keepToken(null)
})

type Brought = (stake: string, round: number) => string | null | RequestFailure

type TableProps = { readonly brought: Brought; readonly heard: string[] }

/** Stops the game after so many rounds, or its automatic play alone. */
let stopAfter = Infinity
let stopsPlay: 'game' | 'automatic' = 'game'

function Table({ brought, heard }: TableProps) {
  const [wasTold, setWasTold] = useState(false)
  const isStopped = wasTold && stopsPlay === 'game'
  const isManual = wasTold && stopsPlay === 'automatic'
  const shown = useRef(() => {})
  const stake = centavos(100n)
  const maxStake = centavos(500_000n)
  const play = async (amount: typeof stake) => {
    heard.push(formatMoney(amount))
    const payout = brought(formatMoney(amount), heard.length)
    if (heard.length === stopAfter) {
      await new Promise<void>((resolve) => {
        shown.current = resolve
        setWasTold(true)
      })
    }
    if (payout instanceof RequestFailure) throw payout
    return payout === null ? null : { stake: formatMoney(amount), payout }
  }
  const auto = useAutobet({ play, stake, maxStake, isStopped, isManual })
  useEffect(() => {
    if (wasTold) shown.current()
  }, [wasTold])
  return (
    <BetPanel
      stake={stake}
      setStake={() => {}}
      least={centavos(50n)}
      most={maxStake}
      locked={false}
      fault={null}
      win={centavos(200n)}
      action={{ kind: 'bet', text: 'Apostar', press: () => {} }}
      auto={auto}
      isStopped={isStopped}
    />
  )
}

async function run(brought: Brought) {
  startServer({
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance({ balance: '100.00' }) }),
  })
  const heard: string[] = []
  await show(null)
  keepToken('the-token')
  await show(<Table brought={brought} heard={heard} />)
  keepToken('the-token')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Automático' }))
  return { user, heard }
}

test('[GAM-13] play is by hand until its player turns automatic play on, and ends by its count', async () => {
  const { user, heard } = await run(() => '2.00')
  expect(heard).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  expect(await screen.findByText('Série completa.')).toBeDefined()
  expect(heard.length).toBe(10)
  expect(screen.getByRole('button', { name: 'Iniciar 10 rodadas' })).toBeDefined()
})

test('[GAM-13] a round that is not accepted ends the run', async () => {
  const { user, heard } = await run((_, round) => (round === 3 ? null : '0.00'))
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  expect(await screen.findByText('Parou: a rodada não foi aceita.')).toBeDefined()
  expect(heard.length).toBe(3)
})

test('[GAM-13] without a stop on loss the run cannot be started and says why', async () => {
  const { user, heard } = await run(() => '0.00')
  const field = screen.getByLabelText('Parar se perder')
  await user.clear(field)
  const start = screen.getByRole<HTMLButtonElement>('button', { name: /Iniciar/ })
  await waitFor(() => expect(start.disabled).toBe(true))
  expect(screen.getByRole('alert').textContent).toContain('Diga em quanto de perda')
  expect(heard).toEqual([])
})

test('stakes are raised after losses as the player asked', async () => {
  const { user, heard } = await run(() => '0.00')
  await user.click(screen.getByText('Mais paradas e ajustes'))
  const percent = screen.getByLabelText('Se perder, subir a aposta (%)')
  await user.clear(percent)
  await user.type(percent, '100')
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  expect(await screen.findByText(/a perda chegou ao limite/)).toBeDefined()
  expect(heard.map((stake) => parseMoney(stake))).toEqual([100n, 200n, 400n, 800n])
})

test.each([
  [4302, 'Parou: você chegou a um limite de jogo seu.'],
  [4303, 'Parou: seu tempo de jogo acabou.'],
  [4304, 'Parou: sua conta está em pausa.'],
  [9999, 'Parou: o saldo não cobre a próxima aposta.'],
  [1056, 'Parou: este jogo está fechado agora.'],
  [4202, 'Parou: o jogo automático não está disponível agora.'],
  [4310, 'Parou: falta um passo seu para continuar.'],
])('[GAM-13] [RG-07] a refusal of %i ends the run and says why', async (status, said) => {
  const refusal = new RequestFailure({ http: 409, status, message: '', path: '/bet' })
  const { user, heard } = await run((_, round) => (round === 2 ? refusal : '0.00'))
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  const ended = await screen.findByText(said)
  expect(heard.length).toBe(2)
  expect(ended.textContent).toBe(`${said} −R$\u00a01,00`)
})

test('[GAM-13] the summary of the session ends the run', async () => {
  const due = {
    now: '2026-11-20T10:00:00.000Z',
    playedSeconds: 3_720,
    staked: '40.00',
    net: '-12.50',
    realityCheckMinutes: 60,
    bar: 'always',
  } as const
  const { user, heard } = await run((_, round) => {
    if (round === 3) useReality.setState({ due, isTime: true })
    return '0.00'
  })
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  expect(await screen.findByText('Parou: confira o resumo da sua sessão.')).toBeDefined()
  expect(heard.length).toBe(3)
  acknowledgeReality()
})

test('[ACC-09] [GAM-13] a game that is stopped ends the run before its next bet, and none can be started', async () => {
  stopAfter = 2
  const { user, heard } = await run(() => '2.00')
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  expect(await screen.findByText('Parou: este jogo está fechado agora.')).toBeDefined()
  expect(heard.length).toBe(2)
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar 10 rodadas' })
  expect(start.disabled).toBe(true)
})

test('[GAM-13] automatic play that operators stop ends before its next bet, and the game is played by hand on', async () => {
  stopAfter = 2
  stopsPlay = 'automatic'
  const { user, heard } = await run(() => '2.00')
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  const said = 'Parou: o jogo automático não está disponível agora.'
  expect(await screen.findByText(said)).toBeDefined()
  expect(heard.length).toBe(2)
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar 10 rodadas' })
  expect(start.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Manual' }))
  expect(screen.queryByRole('button', { name: 'Automático' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apostar' }).disabled).toBe(false)
})

test('[GAM-13] what nobody asked to see opens after the run, not over it', async () => {
  const opened: number[] = []
  const { user, heard } = await run((_, round) => {
    if (round === 2) openUninvited(() => opened.push(heard.length))
    return '2.00'
  })
  await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
  expect(await screen.findByText('Série completa.')).toBeDefined()
  expect(opened).toEqual([10])
})

test.each([
  ['before its page is seen again', false],
  ['as its page is seen again', true],
])(
  '[GAM-13] a minute that a hidden page slept through ends the run %s',
  async (_when, isSeenAgain) => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    const clock = vi.spyOn(Date, 'now')
    const turn = (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const { user, heard } = await run((_, round) => {
      if (round === 2) {
        turn(true)
        clock.mockReturnValue(Date.now() + 61_000)
        if (isSeenAgain) turn(false)
      }
      return '2.00'
    })
    await user.click(screen.getByRole('button', { name: 'Iniciar 10 rodadas' }))
    expect(await screen.findByText(/^Parou: a tela ficou escondida/)).toBeDefined()
    expect(heard.length).toBe(2)
    clock.mockRestore()
    hidden.mockRestore()
    turn(false)
  },
)

/** The panel of a stake with R$ 100,00 in the balance. */
async function panelWith(stake: bigint) {
  startServer({
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance({ balance: '100.00' }) }),
  })
  keepToken('the-token')
  const set = vi.fn<(stake: bigint) => void>()
  await show(
    <BetPanel
      stake={centavos(stake)}
      setStake={set}
      least={centavos(50n)}
      most={centavos(500_000n)}
      locked={false}
      fault={null}
      win={centavos(200n)}
      action={{ kind: 'bet', text: 'Apostar', press: () => {} }}
      isStopped={false}
    />,
  )
  keepToken('the-token')
  return { set, user: userEvent.setup() }
}

test('[R017] a stake above the balance says what is missing, and what there is can be taken', async () => {
  const { set, user } = await panelWith(150_00n)
  const said = await screen.findByRole('alert')
  expect(said.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Seu saldo é R$ 100,00. Faltam R$ 50,00 para esta aposta.',
  )
  await user.click(screen.getByRole('button', { name: /^Usar R\$\s100,00$/ }))
  expect(set).toHaveBeenCalledWith(100_00n)
})

test('[R017] no round is begun while the device is offline', async () => {
  await panelWith(1_00n)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apostar' })
  await waitFor(() => expect(button().disabled).toBe(false))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await waitFor(() => expect(button().disabled).toBe(true))
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(button().disabled).toBe(false))
})
