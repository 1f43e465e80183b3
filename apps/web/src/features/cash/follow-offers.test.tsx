import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openOverlay, trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { holdUninvited } from '../../overlays/uninvited.ts'
import { stored } from '../../platform/storage.ts'
import { balanceQuery, playerQuery } from '../../session/player-queries.ts'
import type { Balance } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { keepToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { connectToServer } from '../../test/socket-server.ts'
import { bonusTotal } from './bonus/bonus-popup-overlay.tsx'
import { followOffers, isLow } from './follow-offers.ts'

followOffers()

beforeEach(() => trimOverlays())

const popup = {
  pkgId: 'exp-100',
  price: '100.00',
  gift: '20.00',
  sort: 1,
  curreny: 'EXPPAY',
  giftTimes: 1,
  giftDays: 7,
}

const offerServer = (gift = popup.gift) =>
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, paySumAmount: '100.00' }) }),
    getBalance: () => ({ data: someBalance() }),
    getPrices: () => ({ data: [{ ...popup, gift }] }),
    pending: () => ({ data: null }),
    'exp-100': () => ({
      data: {
        orderId: '71',
        payNo: 'p',
        url: '/pagar/p',
        amount: '100.00',
        price: '100.00',
        gift: '20.00',
      },
    }),
  })

const opened = () => useOverlays.getState().stack.map(({ id }) => id)

test('[R105] [R032] [R155] the bonus event opens the popup with both sums; RECEBER opens the payment', async () => {
  const { heard } = offerServer()
  const { user } = await showPage(<p>jogo</p>)
  await queryClient.fetchQuery(playerQuery)
  const { say } = await connectToServer()
  say('userBetAmount', { bouns: 2, amount: '10.00', offerId: '5' })
  const dialog = await screen.findByRole('dialog', { name: 'Bônus' })
  const sums = [within(dialog).getAllByText('R$ 10,00'), within(dialog).getAllByText('R$ 20,00')]
  expect(sums.every((texts) => texts.length > 0)).toBe(true)
  expect(await within(dialog).findByText(/apostar o valor dele 1x em até 7 dias/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'RECEBER' }))
  const page = await screen.findByRole('dialog', { name: 'Deposit' })
  expect(page.querySelector('iframe')?.getAttribute('src')).toBe('/pagar/p')
  expect(heard.find(({ path }) => path.includes('prePay'))?.body).toEqual({
    gift: '1',
    pkgId: 'exp-100',
  })
  expect(opened()).toEqual(['payWait', 'payPage'])
  const asked = heard.filter(({ path }) => path.endsWith('getPrices'))
  expect(asked.map(({ query }) => query)).toEqual([{ curreny: 'EXPPAY' }])
})

test('[R095] [R105] a bonus that play earned while no connection stood is offered with the next one, once', async () => {
  const earned = { bouns: 2, amount: '10.00', offerId: '6' }
  startServer({ earnedOffer: () => ({ data: earned }), getPrices: () => ({ data: [popup] }) })
  await showPage(<p>jogo</p>)
  await connectToServer()
  await waitFor(() => expect(opened()).toEqual(['bonusPopup']))
  expect(useOverlays.getState().stack[0]?.params).toEqual({ bouns: 2, amount: '10.00' })
  trimOverlays()
  const { heard } = startServer({ earnedOffer: () => ({ data: earned }) })
  await connectToServer('another-token')
  await waitFor(() => expect(heard.some(({ path }) => path.endsWith('earnedOffer'))).toBe(true))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(opened()).toEqual([])
})

test('[R095] a bonus that was told by its event is not offered again with the next connection', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  const { say } = await connectToServer()
  say('userBetAmount', { bouns: 2, amount: '10.00', offerId: '7' })
  await waitFor(() => expect(opened()).toEqual(['bonusPopup']))
  trimOverlays()
  const { heard } = startServer({
    earnedOffer: () => ({ data: { bouns: 2, amount: '10.00', offerId: '7' } }),
  })
  await connectToServer('another-token')
  await waitFor(() => expect(heard.some(({ path }) => path.endsWith('earnedOffer'))).toBe(true))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(opened()).toEqual([])
})

test('[R032] [R200] the bonus runs up in 1 s, and its total in 4 s that begin after 3 s', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  await queryClient.fetchQuery(playerQuery)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 3, amount: '100.00' } }))
  const dialog = await screen.findByRole('dialog', { name: 'Bônus' })
  const shownAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return [...dialog.querySelectorAll('.money')].slice(0, 2).map(({ textContent }) => {
      const [, amount] = /([\d,]+)$/.exec(textContent) ?? []
      return Math.round(Number(amount?.replace(',', '.')))
    })
  }
  expect(shownAfter(0)).toEqual([0, 100])
  const [half] = shownAfter(500)
  expect(half).toBeGreaterThan(84)
  expect(half).toBeLessThan(89)
  expect(shownAfter(500)).toEqual([100, 100])
  expect(shownAfter(2000)).toEqual([100, 100])
  const [, halfTotal] = shownAfter(2000)
  expect(halfTotal).toBeGreaterThan(272)
  expect(halfTotal).toBeLessThan(277)
  expect(shownAfter(2000)).toEqual([100, 300])
})

test('[R200] the sums of a large bonus are shown short, and said whole', async () => {
  offerServer()
  const { user } = await showPage(<p>jogo</p>)
  await queryClient.fetchQuery(playerQuery)
  const { say } = await connectToServer()
  say('userBetAmount', { bouns: 2, amount: '1250.00', offerId: '5' })
  const dialog = await screen.findByRole('dialog', { name: 'Bônus' })
  await user.click(await within(dialog).findByRole('button', { name: 'Mostrar o valor final' }))
  expect(await within(dialog).findByText('R$ 1,2K+')).toBeDefined()
  expect(within(dialog).getByText('R$ 2,5K+')).toBeDefined()
  expect(within(dialog).getByText('R$ 1.250,00')).toBeDefined()
  expect(within(dialog).getByText(/R\$ 2\.500,00 de bônus para a próxima recarga/)).toBeDefined()
})

test('[R105] an event that lacks one of its parts opens nothing', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  const { say } = await connectToServer()
  say('userBetAmount', { bouns: 2 } as never)
  say('userBetAmount', { amount: '10.00' } as never)
  say('userBetAmount', { bouns: 3, amount: '1.00', offerId: '5' })
  await waitFor(() => expect(opened()).toEqual(['bonusPopup']))
  expect(useOverlays.getState().stack[0]?.params).toEqual({ bouns: 3, amount: '1.00' })
})

test('[R032] a bonus that is gone is not sold', async () => {
  offerServer('0.00')
  await showPage(<p>jogo</p>)
  const { say } = await connectToServer()
  say('userBetAmount', { bouns: 2, amount: '10.00', offerId: '5' })
  expect(await screen.findByText('Não há recarga com este bônus agora.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'RECEBER' })).toBeNull()
})

test('[R032] [R077] the bonus is its amount times its multiplier, never more', () => {
  expect(bonusTotal(2, '10.00')).toBe(2_000n)
  expect(bonusTotal(1.5, '0.33')).toBe(49n)
  expect(bonusTotal(0.1, 'x')).toBe(0n)
})

test('[R104] [R192] a balance is low under 10, or with its bonus under 0.51', () => {
  const low = (balance: string, freeBalance = balance) => isLow({ balance, freeBalance })
  expect([low('9.99'), low('10.00'), low('10.00', '0.50')]).toEqual([true, false, true])
  expect(low('10.00', '0.51')).toBe(false)
})

async function balances(...all: readonly Partial<Balance>[]) {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  try {
    for (const own of all) {
      act(() => void queryClient.setQueryData(balanceQuery.queryKey, someBalance(own)))
      await act(() => vi.advanceTimersByTimeAsync(3_000))
    }
  } finally {
    vi.useRealTimers()
  }
}

const depositor = () =>
  queryClient.setQueryData(playerQuery.queryKey, somePlayer({ kyc: 1, paySumAmount: '100.00' }))

test('[R104] [R031] a balance that falls under 10 offers the deposit, once a visit', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  depositor()
  await balances({ balance: '50.00' }, { balance: '9.99' })
  expect(opened()).toEqual(['gameDeposit'])
  trimOverlays()
  await balances({ balance: '50.00' }, { balance: '3.00' })
  expect(opened()).toEqual([])
})

test('[R104] nobody is asked who was low before, has a stake open, or takes money out', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  depositor()
  await balances({ balance: '5.00' }, { balance: '4.00' })
  await balances({ balance: '50.00' }, { balance: '5.00', held: '45.00' })
  await balances({ balance: '50.00' }, { balance: '0.00', withdrawing: '50.00' })
  expect(opened()).toEqual([])
})

test('[R104] [R105] [GAM-13] neither bonus nor deposit is offered over automatic play, but after it', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  depositor()
  const { say } = await connectToServer()
  const endPlay = holdUninvited()
  say('userBetAmount', { bouns: 2, amount: '10.00', offerId: '9' })
  await balances({ balance: '50.00' }, { balance: '9.00' })
  expect(opened()).toEqual([])
  act(endPlay)
  expect(opened()).toEqual(['bonusPopup'])
})

test('[R104] [GAM-13] a deposit that was kept back is not offered when the balance has risen since', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  depositor()
  const play = [holdUninvited(), holdUninvited()]
  await balances({ balance: '50.00' }, { balance: '9.00' }, { balance: '80.00' })
  for (const end of play) act(end)
  expect(opened()).toEqual([])
  const again = holdUninvited()
  await balances({ balance: '9.00' })
  act(again)
  expect(opened()).toEqual(['gameDeposit'])
})

test('[R092] another session starts without the offers of the last one', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  depositor()
  await balances({ balance: '50.00' }, { balance: '9.00' })
  expect(opened()).toEqual(['gameDeposit'])
  act(() => keepToken('another-token'))
  expect(opened()).toEqual([])
  expect(stored.lowBalanceShown.read()).toBeNull()
  act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 2, amount: '10.00' } }))
  expect(opened()).toEqual(['bonusPopup'])
  act(() => keepToken('a-third-token'))
  expect(opened()).toEqual([])
})

test('[R092] a balance that fell in one session offers no deposit in the next', async () => {
  offerServer()
  await showPage(<p>jogo</p>)
  depositor()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hear = (balance: string) =>
    act(() => void queryClient.setQueryData(balanceQuery.queryKey, someBalance({ balance })))
  hear('50.00')
  hear('9.00')
  act(() => keepToken('another-token'))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(opened()).toEqual([])
})

test('[R092] a bonus that was asked for in one session is not shown in the next', async () => {
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<object>()
  const { heard } = startServer({ earnedOffer: () => answer })
  await showPage(<p>jogo</p>)
  await connectToServer()
  await waitFor(() => expect(heard.some(({ path }) => path.endsWith('earnedOffer'))).toBe(true))
  act(() => keepToken('another-token'))
  answerNow({ data: { bouns: 2, amount: '10.00', offerId: '11' } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(opened()).toEqual([])
})

test('[R104] [RG-04] [X11] nothing is offered to a player who paused play, or where the licence forbids it', async () => {
  startServer({
    userInfo: () => ({
      data: somePlayer({ kyc: 1, paySumAmount: '100.00', offersAllowed: false }),
    }),
    getBalance: () => ({ data: someBalance() }),
  })
  await showPage(<p>jogo</p>)
  await queryClient.fetchQuery(playerQuery)
  const { say } = await connectToServer()
  say('userBetAmount', { bouns: 2, amount: '10.00', offerId: '5' })
  vi.useFakeTimers()
  queryClient.setQueryData(balanceQuery.queryKey, someBalance())
  queryClient.setQueryData(balanceQuery.queryKey, someBalance({ balance: '9.99' }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  expect(opened()).toEqual([])
})
