import type { CallReply, order } from '@jogada/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { knownPlayer } from '../../../session/player-queries.ts'
import { someLicence, strictLicence } from '../../../test/licence.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import type { Answers } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { orderEnded, paymentArrived } from './payment-arrived.ts'

type Packages = CallReply<typeof order.getPrices>
type Status = CallReply<typeof order.getStatus>['status']

const packages = (...prices: readonly string[]): Packages =>
  prices.map((price, sort) => ({
    pkgId: `brl-${Number(price)}`,
    price,
    gift: price === '200.00' ? '10.00' : '0.00',
    sort,
    curreny: 'BRL',
  }))

let lastOrder = 0

/** A server with one order that is made by the first prePay; `status` says how it stands. */
function depositServer(more: Answers = {}) {
  const orderId = String(++lastOrder)
  const state = { status: '00' as Status, gift: '0.00', isMade: false }
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
    getPrices: () => ({ data: packages('20.00', '100.00', '200.00') }),
    pending: () => ({ data: state.isMade && state.status === '00' ? pending(orderId) : null }),
    'brl-100': () => made('100.00'),
    'brl-200': () => made('200.00', '10.00'),
    [orderId]: ({ path }) => {
      if (path.includes('/cancel/')) state.status = '01'
      const { isMade: _, ...outcome } = state
      return { data: outcome }
    },
    ...more,
  })
  const made = (amount: string, gift = '0.00') => {
    state.isMade = true
    return { data: { orderId, payNo: 'abc', url: '/pagar/abc', amount, price: amount, gift } }
  }
  return { ...server, state, orderId }
}

const pending = (orderId: string): CallReply<typeof order.pendingOrder> => ({
  orderId,
  payNo: 'abc',
  url: '/pagar/abc',
  amount: '100.00',
  price: '100.00',
  gift: '0.00',
  expiresAt: '2026-05-01T12:30:00.000Z',
  serverNow: '2026-05-01T12:00:00.000Z',
})

async function showDeposit(onPaid = () => {}) {
  const shown = await showPage(<DepositPanel place="page" onPaid={onPaid} />)
  await screen.findByRole('button', { name: 'Depósito' })
  await waitFor(() => expect(knownPlayer()).toBeDefined())
  return shown
}

async function payTheChosen(user: Awaited<ReturnType<typeof showPage>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  await user.click(await screen.findByRole('button', { name: 'Confirme Para Pagar' }))
  return screen.findByRole('dialog', { name: 'Deposit' })
}

test('[R050] [R161] [R194] the amount is read-only and follows the package; 100 is chosen first', async () => {
  depositServer()
  const { user } = await showDeposit()
  const amount = screen.getByLabelText<HTMLInputElement>('Valor da recarga')
  expect(amount.readOnly).toBe(true)
  expect(amount.value).toBe('R$\u00a0100,00')
  const card = screen.getByRole('radio', { name: /200,00.*10,00 de bônus/ })
  await user.click(card)
  expect(amount.value).toBe('R$\u00a0200,00')
  expect(screen.getByText('Depósito mínimo: R$ 20,00')).toBeDefined()
  expect(screen.getByText(/Chega em 5 minutos/)).toBeDefined()
})

test('[R050] [R051] how to pay stands behind a link beside the choice and beside the confirmation', async () => {
  depositServer()
  const { user } = await showDeposit()
  const help = screen.getByText('Precisa de ajuda para pagar?').closest('details')!
  expect(help.open).toBe(false)
  expect(within(help).getByText(/copie o código PIX/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  const confirm = await screen.findByRole('dialog', { name: 'Confirmar recarga' })
  expect(within(confirm).getByText('Precisa de ajuda para pagar?')).toBeDefined()
})

test('[R050] the line of a discount counts down to its end', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-01T12:00:00Z'))
  onTestFinished(() => now.mockRestore())
  const payDiscount = { discount: 0.1, expiredTime: '2026-05-01T12:10:00Z' }
  depositServer({ userInfo: () => ({ data: somePlayer({ kyc: 1, payDiscount }) }) })
  await showDeposit()
  const line = (await screen.findByText('Desconto de 10%')).closest('p')!
  expect(line.textContent).toContain('termina em10:00')
  now.mockReturnValue(Date.parse('2026-05-01T12:00:05Z'))
  await waitFor(() => expect(line.textContent).toContain('termina em09:55'))
})

test.each([
  ['as specified', someLicence(), true],
  ['under a licence that does not ask for it', strictLicence(), false],
])(
  '[R050] [X1] a deposit says that it and its bonus are played before they leave, %s',
  async (_where, licence, isSaid) => {
    depositServer({ licence: () => ({ data: licence }) })
    await showPage(<DepositPanel place="low_balance" onPaid={() => {}} />)
    await screen.findByText(/Chega em 5 minutos/)
    await waitFor(() => expect(screen.queryByRole('checkbox') !== null).toBe(isSaid))
    expect(screen.queryByText('Para sacar, aposte o valor depositado 1x') !== null).toBe(isSaid)
    expect(screen.queryByText(/aposte o valor dele 2x/) !== null).toBe(isSaid)
  },
)

test('[R114] [R101] without a chosen package the deposit asks for one', async () => {
  const { paths } = depositServer({ getPrices: () => ({ data: packages('20.00', '50.00') }) })
  const { user } = await showDeposit()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText('Por favor, selecione o montante de recarga')).toBeDefined()
  expect(paths().some((path) => path.includes('prePay'))).toBe(false)
})

test('[R051] [R053] [R156] confirming makes the order and opens its page titled Deposit', async () => {
  const { heard } = depositServer()
  const { user } = await showDeposit()
  const page = await payTheChosen(user)
  expect(page.querySelector('iframe')?.getAttribute('src')).toBe('/pagar/abc')
  const call = heard.find(({ path }) => path.includes('prePay'))
  expect(call).toMatchObject({
    method: 'POST',
    path: '/api/app/order/prePay/brl-100',
    body: { gift: '1', pkgId: 'brl-100', isapp: '0' },
  })
})

test('[R050] [R156] opting out of promotions hides the bonus and sends gift 0', async () => {
  const { heard } = depositServer()
  const { user } = await showDeposit()
  await user.click(screen.getByRole('checkbox', { name: /Não quero participar/ }))
  expect(screen.queryByText(/de bônus/)).toBeNull()
  await payTheChosen(user)
  expect(heard.find(({ path }) => path.includes('prePay'))?.body).toMatchObject({ gift: '0' })
})

test('[R156] a deposit in the installed app says so', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { heard } = depositServer()
  const { user } = await showDeposit()
  await payTheChosen(user)
  expect(heard.find(({ path }) => path.includes('prePay'))?.body).toMatchObject({ isapp: '1' })
})

test('[R051] Cancelar leaves the confirmation without an order', async () => {
  const { paths } = depositServer()
  const { user } = await showDeposit()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(paths().some((path) => path.includes('prePay'))).toBe(false)
})

test('[R052] [R100] [R157] a pending order shows Recarregado; once paid the popups close with a receipt', async () => {
  const { state, paths } = depositServer()
  const onPaid = vi.fn<() => void>()
  const { user } = await showDeposit(onPaid)
  const page = await payTheChosen(user)
  await user.click(within(page).getByRole('button', { name: 'Fechar' }))
  const wait = await screen.findByRole('dialog', { name: 'Aguardando o pagamento' })
  expect(within(wait).getByText(/30 minutos/)).toBeDefined()
  expect(within(wait).getByText('Recarregado')).toBeDefined()
  expect(within(wait).getByRole('timer').textContent).toMatch(/^(30:00|29:5\d)$/)
  await user.click(within(wait).getByRole('button', { name: 'Complete sua recarga' }))
  expect(await within(wait).findByText(/ainda não confirmou/)).toBeDefined()

  state.status = '10'
  const asked = paths().length
  await user.click(within(wait).getByRole('button', { name: 'Complete sua recarga' }))
  const receipt = await screen.findByRole('dialog', { name: 'Dinheiro na conta' })
  expect(within(receipt).getByText('+R$ 100,00')).toBeDefined()
  expect(within(receipt).getAllByText('R$ 150,00')).not.toHaveLength(0)
  expect(screen.queryByRole('dialog', { name: 'Aguardando o pagamento' })).toBeNull()
  expect(onPaid).toHaveBeenCalledOnce()
  expect(paths().slice(asked)).toContain('/api/app/user/userInfo')
})

test('[R052] [R100] Cancelar uma recarga clears the order and closes the overlay', async () => {
  const { paths, orderId } = depositServer()
  const { user } = await showDeposit()
  const page = await payTheChosen(user)
  await user.click(within(page).getByRole('button', { name: 'Fechar' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar uma recarga' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(paths()).toContain(`/api/app/order/cancel/${orderId}`)
  await waitFor(() => expect(screen.queryByText('PIX esperando pagamento')).toBeNull())
})

test('[R100] an order that fails at the bank closes its popups and says so', async () => {
  const { state } = depositServer()
  const { user } = await showDeposit()
  const page = await payTheChosen(user)
  state.status = '-01'
  await user.click(within(page).getByRole('button', { name: 'Fechar' }))
  await user.click(await screen.findByRole('button', { name: 'Complete sua recarga' }))
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText(/terminou sem crédito/)).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Aguardando o pagamento' })).toBeNull()
})

test('[R052] an order that waits is offered again after a reload', async () => {
  const { state } = depositServer()
  state.isMade = true
  const { user } = await showDeposit()
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeDefined()
})

test('[R102] a payment that the server tells of closes every popup of the deposit', async () => {
  const { orderId } = depositServer()
  const { user } = await showDeposit()
  await payTheChosen(user)
  await paymentArrived({ orderId, amount: '100.00', gift: '0.00' })
  const receipt = await screen.findByRole('dialog', { name: 'Dinheiro na conta' })
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  expect(within(receipt).queryByText(/de bônus/)).toBeNull()
})

test('[R102] the receipt of a payment names the bonus that came with it', async () => {
  const { state } = depositServer()
  const { user } = await showDeposit()
  const page = await payTheChosen(user)
  Object.assign(state, { status: '10', gift: '5.00' })
  await user.click(within(page).getByRole('button', { name: 'Fechar' }))
  await user.click(await screen.findByRole('button', { name: 'Complete sua recarga' }))
  const asked = await screen.findByRole('dialog', { name: 'Dinheiro na conta' })
  expect(within(asked).getByText('+ R$ 5,00 de bônus')).toBeDefined()
})

test('[PIX-03] the receipt says what arrived and why no bonus came with it, whoever told of it', async () => {
  const why =
    'Seu depósito de R$ 37,50 entrou no saldo sem o bônus ou o desconto do pedido: o valor pago não é o do pedido.'
  const { state } = depositServer()
  const { user } = await showDeposit()
  const page = await payTheChosen(user)
  Object.assign(state, { status: '10', amount: '37.50', lost: 'amount' })
  await user.click(within(page).getByRole('button', { name: 'Fechar' }))
  await user.click(await screen.findByRole('button', { name: 'Complete sua recarga' }))
  const asked = await screen.findByRole('dialog', { name: 'Dinheiro na conta' })
  expect(within(asked).getByText('+R$ 37,50')).toBeDefined()
  expect(within(asked).getByText(why)).toBeDefined()
})

test('[PIX-03] the receipt of a payment that the server tells of says why no bonus came with it', async () => {
  const { orderId } = depositServer()
  const { user } = await showDeposit()
  await payTheChosen(user)
  await paymentArrived({ orderId, amount: '100.00', gift: '0.00', lost: 'late' })
  const receipt = await screen.findByRole('dialog', { name: 'Dinheiro na conta' })
  expect(
    within(receipt).getByText(/^Seu depósito de R\$ 100,00 .* depois do prazo\.$/),
  ).toBeDefined()
})

test('[R102] the receipt of a payment that the server tells of names its bonus', async () => {
  const { orderId } = depositServer()
  const { user } = await showDeposit()
  await payTheChosen(user)
  await paymentArrived({ orderId, amount: '100.00', gift: '10.00' })
  const receipt = await screen.findByRole('dialog', { name: 'Dinheiro na conta' })
  expect(within(receipt).getByText('+ R$ 10,00 de bônus')).toBeDefined()
})

test('[R102] [R155] [R161] [R195] the low-balance deposit alerts the successful recharge', async () => {
  const { heard, orderId } = depositServer({
    getPrices: () => ({ data: packages('10.00', '20.00', '30.00', '40.00', '50.00') }),
  })
  await showPage(<p>jogo</p>)
  openOverlay({ id: 'gameDeposit', params: {} })
  expect(await screen.findAllByRole('radio')).toHaveLength(4)
  const asked = heard.filter(({ path }) => path.endsWith('getPrices'))
  expect(asked.map(({ query }) => query)).toEqual([{ curreny: 'INSBRL' }])
  expect(screen.getByText(/aposte o valor dele 2x/)).toBeDefined()
  await paymentArrived({ orderId, amount: '20.00', gift: '0.00' })
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText('Recarga bem-sucedida!')).toBeDefined()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('[R103] a deposit of an unverified player asks for name and CPF first', async () => {
  depositServer({ userInfo: () => ({ data: somePlayer({ kyc: 0 }) }) })
  const { user } = await showDeposit()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  expect(await screen.findByRole('dialog', { name: 'Confirme quem você é' })).toBeDefined()
})

test('[R051] [R196] what a gift asks for stands beside its package, with what each game counts', async () => {
  const giftContribution = [
    { family: 'dice' as const, percent: 10 },
    { family: 'sports' as const, percent: 100 },
  ]
  depositServer({
    getPrices: () => ({
      data: packages('100.00', '200.00').map((entry) =>
        entry.price === '200.00'
          ? { ...entry, giftTimes: 3, giftDays: 7, giftContribution }
          : entry,
      ),
    }),
  })
  const { user } = await showDeposit()
  expect(screen.queryByText(/aposte o valor dele/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: /200,00/ }))
  expect(screen.getByText(/aposte o valor dele 3x/)).toBeDefined()
  expect(screen.getByText(/Dados 10%/)).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: /Não quero participar/ }))
  expect(screen.queryByText(/Dados 10%/)).toBeNull()
})

/** The cashier of a player with a discount of a tenth, until it ends. */
async function showDiscount() {
  const payDiscount = { discount: 0.1, expiredTime: '2999-01-01T00:00:00Z' }
  depositServer({ userInfo: () => ({ data: somePlayer({ kyc: 1, payDiscount }) }) })
  const shown = await showDeposit()
  expect(await screen.findByText('Desconto de 10%')).toBeDefined()
  return shown
}

test('[R196] a discount of the server lowers what is confirmed', async () => {
  const { user } = await showDiscount()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  const confirm = await screen.findByRole('dialog', { name: 'Confirmar recarga' })
  expect(within(confirm).getByText('R$ 90,00')).toBeDefined()
})

test('[R051] [R196] a discount that ends over the confirmation leaves the price without it', async () => {
  const { user } = await showDiscount()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  const confirm = await screen.findByRole('dialog', { name: 'Confirmar recarga' })
  expect(within(confirm).getByText('Desconto de 10%')).toBeDefined()
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2999-01-02T00:00:00Z'))
  onTestFinished(() => later.mockRestore())
  const said = 'O desconto terminou: esta recarga custa R$ 100,00.'
  expect(await within(confirm).findByText(said)).toBeDefined()
  expect(within(confirm).queryByText('R$ 90,00')).toBeNull()
  await user.click(within(confirm).getByRole('button', { name: 'Confirme Para Pagar' }))
  // what was said before the press is not said again
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[R100] [R102] a payment that arrives after its order ran out takes the word of its end away', async () => {
  const { state, orderId } = depositServer()
  await showDeposit()
  orderEnded(orderId, { status: '-01', withdrawn: undefined })
  expect(await screen.findByText(/terminou sem crédito/)).toBeDefined()
  state.status = '10'
  await paymentArrived({ orderId, amount: '100.00', gift: '0.00' })
  await waitFor(() => expect(screen.queryByText(/terminou sem crédito/)).toBeNull())
})

test('[R050] [R196] a player who waives promotions pays the price without the discount', async () => {
  const { user } = await showDiscount()
  await user.click(screen.getByRole('checkbox', { name: /Não quero participar/ }))
  expect(screen.queryByText('Desconto de 10%')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  const confirm = await screen.findByRole('dialog', { name: 'Confirmar recarga' })
  expect(within(confirm).getAllByText('R$ 100,00').length).toBeGreaterThan(0)
})

test('[R051] a bonus that ran out between choice and order is said before the payment', async () => {
  depositServer({
    getPrices: () => ({
      data: packages('20.00', '100.00').map((entry) => ({ ...entry, gift: '5.00' })),
    }),
  })
  const { user } = await showDeposit()
  await user.click(screen.getByRole('button', { name: 'Depósito' }))
  const confirm = await screen.findByRole('dialog', { name: 'Confirmar recarga' })
  expect(within(confirm).getByText('+ R$ 5,00 de bônus')).toBeDefined()
  await user.click(within(confirm).getByRole('button', { name: 'Confirme Para Pagar' }))
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText(/sem bônus/)).toBeDefined()
})

test('[R079] the form of a deposit names what is paid and how', async () => {
  depositServer()
  await showDeposit()
  expect(screen.getByLabelText<HTMLInputElement>('Valor da recarga').name).toBe('depositAmount')
  const type = screen.getByLabelText<HTMLOutputElement>('Tipo')
  expect([type.name, type.textContent]).toEqual(['depositType', 'PIX'])
})

test('[R161] values of another way of paying are not offered, and who knows it can be asked', async () => {
  const [plain] = packages('100.00')
  depositServer({
    getPrices: () => ({ data: [plain, { ...plain, pkgId: 'bt', curreny: 'BTBRL' }] }),
    channel: () => ({ data: { supportId: 'jogada', instagram: null, telegram: null, app: null } }),
  })
  const { user } = await showDeposit()
  await screen.findByText(/outra forma de pagamento/)
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Abrir o atendimento' }))
  expect(await screen.findByRole('dialog', { name: 'Atendimento' })).toBeDefined()
})
