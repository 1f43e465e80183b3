import type { PromotionPage } from '@jogada/contract/reward'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOverlays } from '../../overlays/overlay-store.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { PromotionScreen } from './promotion-screen.tsx'

const page: PromotionPage = {
  id: 9,
  kind: 'gift',
  audience: 'everybody',
  amount: '10.00',
  discount: null,
  multiplier: null,
  playThreshold: null,
  minimumLevel: 0,
  packages: [],
  isWelcome: false,
  isForLowBalance: false,
  wagerTimes: 1,
  maxBet: null,
  contribution: [],
  validDays: 7,
  budget: '100.00',
  budgetWindow: 'day',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  state: 'running',
}

type Server = {
  readonly page: Partial<PromotionPage>
  readonly gift?: string
  readonly balance?: string
}

async function open({ page: change, gift = '0.00', balance = '100.00' }: Server) {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance }) }),
    getPrices: () => ({
      data: [{ pkgId: 'exp-100', price: '100.00', gift, sort: 1, curreny: 'EXPPAY' }],
    }),
    '9': () => ({ data: { ...page, ...change } }),
  })
  const shown = await showPage(<PromotionScreen id="9" />)
  await screen.findByText('Verba da promoção')
  return shown
}

const stack = () => useOverlays.getState().stack

test('[R014] a gift is no bonus to give up, and only the one that welcomes says so', async () => {
  await open({ page: {} })
  expect(screen.getByRole('heading', { name: 'Presente' })).toBeDefined()
  expect(screen.queryByText('Se desistir')).toBeNull()
  expect(screen.queryByText('Prazo')).toBeNull()
  document.body.replaceChildren()
  await open({ page: { isWelcome: true, audience: 'verified' } })
  expect(screen.getByRole('heading', { name: 'Presente de boas-vindas' })).toBeDefined()
})

test('[R014] [R135] a promotion names the highest bet while it is played through, where it has one', async () => {
  await open({ page: { maxBet: '5.00' } })
  const term = screen.getByText('Aposta máxima com o bônus em jogo')
  expect(term.nextElementSibling?.textContent).toMatch(/R\$\s5,00/)
  document.body.replaceChildren()
  await open({ page: {} })
  expect(screen.queryByText('Aposta máxima com o bônus em jogo')).toBeNull()
})

test('[R014] [R155] a gift names the level from which it can be taken', async () => {
  await open({ page: { minimumLevel: 3 } })
  const term = screen.getByText('A partir do nível VIP')
  expect(term.nextElementSibling?.textContent).toBe('3')
})

test('[R014] [R196] a discount has no days and nothing to give up; a bonus has both', async () => {
  await open({ page: { kind: 'discount', discount: 0.1, amount: null } })
  expect(screen.queryByText('Se desistir')).toBeNull()
  expect(screen.queryByText('Prazo')).toBeNull()
  document.body.replaceChildren()
  await open({ page: { kind: 'package_gift', amount: null } })
  expect(screen.getByText('Perde só o bônus; o saldo fica')).toBeDefined()
  expect(screen.getByText('7 dias')).toBeDefined()
})

test('[R014] a discount and a multiplier are told with all their digits, an end to the minute', async () => {
  const ends = { endsAt: '2026-12-01T03:00:00.000Z' }
  await open({ page: { kind: 'discount', discount: 0.125, amount: null, ...ends } })
  expect(screen.getByText('12,5%')).toBeDefined()
  expect(screen.getByText(/de 2026.* \d\d:00/)).toBeDefined()
  document.body.replaceChildren()
  await open({ page: { kind: 'play_bonus', multiplier: 1.5, playThreshold: '1000.00' } })
  expect(screen.getByText('1,5x')).toBeDefined()
})

const playBonus = { kind: 'play_bonus', multiplier: 2, playThreshold: '1000.00' } as const

test('[R105] [R032] the bonus of the day leads back to its popup, as long as it was earned and not taken', async () => {
  const { user } = await open({ page: playBonus, gift: '20.00' })
  await user.click(await screen.findByRole('button', { name: 'Ver presente' }))
  expect(stack().map(({ id, params }) => [id, params])).toEqual([
    ['bonusPopup', { bouns: 2, amount: '10.00' }],
  ])
})

test('[R105] the popup of an earlier bonus shows what it brings, not what the terms are now', async () => {
  const { user } = await open({ page: { ...playBonus, multiplier: 3 }, gift: '20.00' })
  await user.click(await screen.findByRole('button', { name: 'Ver presente' }))
  expect(stack()[0]?.params).toEqual({ bouns: 1, amount: '20.00' })
})

test('[R105] [R104] what was not earned, or is for a low balance only, leads to no deposit', async () => {
  await open({ page: playBonus })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull())
  document.body.replaceChildren()
  const lowBalance = { kind: 'package_gift', amount: null, isForLowBalance: true } as const
  await open({ page: lowBalance })
  expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull()
  document.body.replaceChildren()
  const { user } = await open({ page: lowBalance, balance: '9.99' })
  await user.click(await screen.findByRole('button', { name: 'Ver recargas' }))
  expect(stack().map(({ id }) => id)).toEqual(['gameDeposit'])
})

test('a promotion that there is not is said to be none, and leads to those that there are', async () => {
  const message = 'Esta promoção não existe.'
  startServer({ '999': () => ({ http: 404, status: 3420, message }) })
  await showPage(<PromotionScreen id="999" />)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Ver todas as promoções' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
