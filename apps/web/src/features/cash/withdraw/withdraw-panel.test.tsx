import type { CallReply, order } from '@jogada/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openUninvited } from '../../../overlays/uninvited.ts'
import { keepToken } from '../../../session/session.ts'
import { someLicence, strictLicence } from '../../../test/licence.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import type { Answers } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { BalancePartsOverlay } from './balance-parts-overlay.tsx'
import { WithdrawPanel } from './withdraw-panel.tsx'

afterEach(() => keepToken(null))

type Limits = CallReply<typeof order.getWithdraw>
type Withdrawals = CallReply<typeof order.withdrawals>
type Withdrawn = CallReply<typeof order.withdraw>

const CPF = '52998224725'
const noCards = { CHANNEL: 'CPF', CPF: null, CNPJ: null, USDT: null } as const
const savedCpf = {
  ...noCards,
  CPF: { ifsc: CPF, payCardNo: CPF, name: 'Ana Lima', whatsapp: '11912345678' },
} as const

const someLimits = (own: Partial<Limits> = {}): Limits => ({
  limitAmount: '50',
  number: 1,
  lock: false,
  wdAmount: '120.00',
  usdtRate: '5.40',
  serviceAmount: 0.025,
  balance: '200.00',
  locked: '80.00',
  cardInfo: savedCpf,
  owed: '0.00',
  ...own,
})

const done: Withdrawn = {
  withdrawalId: '1',
  state: 'approved',
  amount: '60.00',
  fee: '1.50',
  net: '58.50',
}

function withdrawServer(limits: Partial<Limits> = {}, more: Answers = {}) {
  const { heard, paths } = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, lx: '20', level: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    getWithdraw: () => ({ data: someLimits(limits) }),
    withdrawals: () => ({ data: [] satisfies Withdrawals }),
    withdraw: () => ({ data: done }),
    ...more,
  })
  const sent = () => heard.filter(({ path }) => path === '/api/app/order/withdraw')
  return { sent, paths }
}

async function showWithdraw() {
  const shown = await showPage(<WithdrawPanel onSent={() => {}} />)
  await screen.findByRole('button', { name: 'Retirar' })
  return shown
}

type User = Awaited<ReturnType<typeof showWithdraw>>['user']

const typeAmount = (user: User, centavos: string) =>
  user.type(screen.getByLabelText('Valor do saque'), centavos)
const retirar = (user: User) => user.click(screen.getByRole('button', { name: 'Retirar' }))

test.each([
  [
    'R115',
    { lock: true, number: 0 },
    'Sua fatura do jogo está sendo gerada, por favor, tente novamente mais tarde',
  ],
  [
    'R116',
    { number: 0, wdAmount: '0.00' },
    'Número de retiradas restantes hoje 0, tente novamente amanhã。',
  ],
  ['R117', { wdAmount: '0.00' }, 'Sem valor de levantamento'],
  ['R118', {}, 'Montante mínimo de retirada:R$50'],
])('[%s] the check is alerted in its words and nothing is sent', async (_, limits, text) => {
  const { sent } = withdrawServer(limits)
  const { user } = await showWithdraw()
  await retirar(user)
  expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeDefined()
  expect(sent()).toEqual([])
})

test('[R119] more than is available is alerted with the amount', async () => {
  const { sent } = withdrawServer()
  const { user } = await showWithdraw()
  await typeAmount(user, '12001')
  await retirar(user)
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText('Montante máximo de levantamento:R$120,00')).toBeDefined()
  expect(sent()).toEqual([])
})

test('[R039] what nobody asked to see does not open over a withdrawal that is being written, but after it', async () => {
  withdrawServer()
  const { user } = await showWithdraw()
  const opened: string[] = []
  await typeAmount(user, '6000')
  openUninvited(() => opened.push('award'))
  expect(opened).toEqual([])
  cleanup()
  expect(opened).toEqual(['award'])
})

test('[R106] [WAL-04] the amount is clamped to the balance with a notice; Máx takes what is available', async () => {
  withdrawServer()
  const { user } = await showWithdraw()
  const amount = screen.getByLabelText<HTMLInputElement>('Valor do saque')
  await typeAmount(user, '99999')
  expect(amount.value).toBe('R$\u00a0200,00')
  expect(screen.getByText('Ajustado para o seu saldo, R$ 200,00.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Máx/ }))
  expect(amount.value).toBe('R$\u00a0120,00')
  expect(screen.queryByText(/Ajustado/)).toBeNull()
})

test.each([
  ['120.00', 'Mínimo R$ 50,00 · máximo R$ 120,00'],
  ['49.99', 'Montante mínimo de retirada:R$50'],
])('[R118] with %s available the amount is asked for as “%s”', async (wdAmount, text) => {
  withdrawServer({ wdAmount })
  await showWithdraw()
  expect(screen.getByLabelText('Valor do saque').getAttribute('aria-describedby')).toBe(
    screen.getByText(text).id,
  )
})

test('[R193] fee and net follow the amount, and the notes say the rest', async () => {
  withdrawServer()
  const { user } = await showWithdraw()
  await typeAmount(user, '10000')
  expect(screen.getByText('Taxa (2,5%)').nextSibling?.textContent).toBe('R$\u00a02,50')
  expect(screen.getByText('Você recebe').nextSibling?.textContent).toBe('R$\u00a097,50')
  expect(screen.getByText('De R$ 50,00 a R$ 10.000,00 por saque')).toBeDefined()
  expect(await screen.findByText('Taxa do nível 1: 2,5% do valor')).toBeDefined()
  expect(screen.getByText(/00:00–24:00/)).toBeDefined()
  expect(screen.getByText(/10 minutos/)).toBeDefined()
})

test('[R134] the player’s level chooses the note on the fee', async () => {
  withdrawServer(
    { serviceAmount: 0 },
    { userInfo: () => ({ data: somePlayer({ kyc: 1, level: 8 }) }) },
  )
  await showWithdraw()
  expect(await screen.findByText('Nível 8: saque sem taxa')).toBeDefined()
})

test('[R060] [R195] balance, masked destination, counter and wagering note are shown', async () => {
  withdrawServer({ number: 3 })
  await showWithdraw()
  expect(screen.getByText('NÚMERO DE SAQUES').nextSibling?.textContent).toBe('3')
  expect(screen.getByText('***.982.247-**')).toBeDefined()
  expect(screen.getByText('Para sacar, aposte o valor depositado 1x')).toBeDefined()
})

test('[R120] [R159] [R179] with everything filled the request is sent, success is alerted, home follows', async () => {
  const { sent, paths } = withdrawServer()
  const { user, path } = await showWithdraw()
  await typeAmount(user, '6000')
  const asked = paths().length
  await retirar(user)
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText('Solicitação de saque bem-sucedida!')).toBeDefined()
  expect(path()).toBe('/home')
  expect(sent().map(({ body }) => body)).toEqual([
    {
      payCardBank: 'CPF',
      payCardNo: CPF,
      ifsc: CPF,
      name: 'Ana Lima',
      amount: '60.00',
      whatsapp: '11912345678',
    },
  ])
  await waitFor(() => expect(paths().slice(asked)).toContain('/api/app/user/getBalance'))
})

test('[R120] [R061] without a number the info overlay opens, and what is saved there is sent', async () => {
  const { sent } = withdrawServer({ cardInfo: noCards })
  const { user } = await showWithdraw()
  await typeAmount(user, '6000')
  await retirar(user)
  const info = await screen.findByRole('dialog', { name: 'Dados do saque' })
  expect(sent()).toEqual([])
  const number = within(info).getByLabelText('Número do CPF')
  expect(number.getAttribute('inputmode')).toBe('numeric')
  await user.click(within(info).getByRole('button', { name: 'Salvar' }))
  expect(document.activeElement).toBe(number)
  await user.type(number, '529.982.247-25')
  await user.type(within(info).getByLabelText('WhatsApp'), '11987654321')
  await user.click(within(info).getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('***.982.247-**')).toBeDefined()
  await retirar(user)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({
    payCardNo: CPF,
    ifsc: CPF,
    name: 'Ana Lima',
    whatsapp: '11987654321',
  })
})

test('[R061] Cancelar keeps the destination as it was', async () => {
  withdrawServer()
  const { user } = await showWithdraw()
  await user.click(screen.getByRole('button', { name: /Alterar destino/ }))
  const info = await screen.findByRole('dialog', { name: 'Dados do saque' })
  await user.clear(within(info).getByLabelText('Número do CPF'))
  await user.click(within(info).getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('***.982.247-**')).toBeDefined()
})

test('[X4] [X5] where the licence pays to the own CPF alone, nothing else is offered', async () => {
  withdrawServer({}, { licence: () => ({ data: strictLicence() }) })
  const { user } = await showWithdraw()
  await user.click(screen.getByRole('button', { name: /Alterar destino/ }))
  const info = await screen.findByRole('dialog', { name: 'Dados do saque' })
  const types = within(info).getByLabelText<HTMLSelectElement>('Tipo de PIX')
  await waitFor(() => expect(Array.from(types.options, ({ value }) => value)).toEqual(['CPF']))
})

test('[R121] USDT is written over several lines, without a holder, and quoted with its network fee', async () => {
  const { sent } = withdrawServer()
  const { user } = await showWithdraw()
  await typeAmount(user, '10000')
  await user.click(screen.getByRole('button', { name: /Alterar destino/ }))
  const info = await screen.findByRole('dialog', { name: 'Dados do saque' })
  await user.selectOptions(within(info).getByLabelText('Tipo de PIX'), 'USDT(TRC20)')
  expect(within(info).queryByLabelText('Nome do titular')).toBeNull()
  const address = within(info).getByLabelText('Endereço USDT (TRC20)')
  expect(address.tagName).toBe('TEXTAREA')
  await user.type(address, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await user.type(within(info).getByLabelText('WhatsApp'), '1')
  await user.click(within(info).getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('17,52 USDT')).toBeDefined()
  expect(screen.getByText(/taxa de rede de 1 USDT/)).toBeDefined()
  await retirar(user)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ payCardBank: 'USDT', ifsc: '5.40' })
})

test('[R121] an address that is none says so and is not saved, and no other type is blamed for it', async () => {
  withdrawServer()
  const { user } = await showWithdraw()
  await user.click(screen.getByRole('button', { name: /Alterar destino/ }))
  const info = await screen.findByRole('dialog', { name: 'Dados do saque' })
  const type = within(info).getByLabelText('Tipo de PIX')
  await user.selectOptions(type, 'USDT(TRC20)')
  const address = within(info).getByLabelText('Endereço USDT (TRC20)')
  await user.type(address, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6x')
  await user.type(within(info).getByLabelText('WhatsApp'), '1')
  await user.click(within(info).getByRole('button', { name: 'Salvar' }))
  expect((await within(info).findByRole('alert')).textContent).toMatch(/endereço não confere/)
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(type, 'CPF')
  expect(within(info).queryByRole('alert')).toBeNull()
})

test('[R121] the number of a CNPJ is typed on a numeric keyboard, and with letters where it has some', async () => {
  withdrawServer()
  const { user } = await showWithdraw()
  await user.click(screen.getByRole('button', { name: /Alterar destino/ }))
  const info = await screen.findByRole('dialog', { name: 'Dados do saque' })
  await user.selectOptions(within(info).getByLabelText('Tipo de PIX'), 'CNPJ')
  const number = within(info).getByLabelText('Número do CNPJ')
  expect(number.getAttribute('inputmode')).toBe('numeric')
  await user.click(within(info).getByRole('checkbox', { name: 'O CNPJ tem letras' }))
  expect(number.getAttribute('inputmode')).toBe('text')
  await user.type(number, '12.abc.345/01de-35')
  await user.type(within(info).getByLabelText('WhatsApp'), '1')
  await user.click(within(info).getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('**.ABC.345/****-**')).toBeDefined()
})

test('[R062] the info popup shows total, available and locked, and leads to the account', async () => {
  withdrawServer()
  const { user, path, search } = await showWithdraw()
  await user.click(screen.getByRole('button', { name: 'Ver as partes do saldo' }))
  const popup = await screen.findByRole('dialog', { name: 'Saldo total' })
  const parts = within(popup)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(parts).toEqual(['R$\u00a0200,00', 'R$\u00a0120,00', 'R$\u00a080,00'])
  await user.click(within(popup).getByRole('button', { name: 'Ir para o saldo da conta' }))
  await waitFor(() => expect(path()).toBe('/registros'))
  expect(search()).toEqual({ view: 'balance' })
})

test('[R075] what is owed is said where the amount is chosen, and in the parts of the balance', async () => {
  withdrawServer({ owed: '25.00' })
  const { user } = await showWithdraw()
  expect(screen.getByText(/^Valor em aberto: R\$\s25,00/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ver as partes do saldo' }))
  const popup = await screen.findByRole('dialog', { name: 'Saldo total' })
  expect(within(popup).getByText(/^Valor em aberto: R\$\s25,00/)).toBeDefined()
})

test('[R159] a withdrawal that is refused is told in the server’s words, and stays on the page', async () => {
  withdrawServer({}, { withdraw: () => ({ http: 409, status: 3106, message: 'Só o seu CPF.' }) })
  const { user, path } = await showWithdraw()
  await typeAmount(user, '6000')
  await retirar(user)
  const alert = await screen.findByRole('alertdialog')
  expect(within(alert).getByText('Só o seu CPF.')).toBeDefined()
  expect(path()).toBe('/page')
})

test('a withdrawal without an answer keeps its key when it is asked for again', async () => {
  let answers = 0
  const { sent } = withdrawServer(
    {},
    {
      withdraw: () => {
        if (++answers === 1) throw new TypeError('the connection broke')
        return { data: done }
      },
    },
  )
  const { user } = await showWithdraw()
  await typeAmount(user, '6000')
  await retirar(user)
  await user.click(await screen.findByRole('button', { name: 'Eu entendi' }))
  await retirar(user)
  await screen.findByText('Solicitação de saque bem-sucedida!')
  const [first, second] = sent().map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('[SEC-09] a withdrawal without an answer keeps its key when its panel was closed in between', async () => {
  let answers = 0
  const { sent } = withdrawServer(
    {},
    {
      withdraw: () => {
        if (++answers === 1) throw new TypeError('the connection broke')
        return { data: done }
      },
    },
  )
  for (const said of ['Eu entendi', 'Solicitação de saque bem-sucedida!']) {
    const { user } = await showWithdraw()
    await typeAmount(user, '6000')
    await retirar(user)
    await screen.findByRole('alertdialog')
    await screen.findByText(said)
    cleanup()
  }
  const [first, second] = sent().map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('[R060] each withdrawal shows its way, its reason and its sums', async () => {
  const at = '2026-05-01T12:00:00.000Z'
  const withdrawals: Withdrawals = [
    {
      withdrawalId: '7',
      type: 'CPF',
      destination: '***.982.247-**',
      amount: '60.00',
      fee: '1.50',
      net: '58.50',
      state: 'refused',
      reason: 'A conta de destino está encerrada.',
      endToEndId: null,
      usdt: null,
      transactionHash: null,
      review: null,
      timeline: [
        { state: 'requested', at },
        { state: 'refused', at },
      ],
      returns: [],
    },
  ]
  withdrawServer({ cardInfo: noCards }, { withdrawals: () => ({ data: withdrawals }) })
  const { user } = await showWithdraw()
  const entry = await screen.findByText('CPF ***.982.247-**')
  await user.click(entry)
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.some((step) => step?.startsWith('Pedido'))).toBe(true)
  expect(screen.getByText('A conta de destino está encerrada.')).toBeDefined()
  expect(screen.getByText(/voltou para o seu saldo/)).toBeDefined()
})

test('[R079] where an authenticator app guards the account a withdrawal takes its code; another code is the same withdrawal', async () => {
  const { sent } = withdrawServer(
    {},
    {
      secondFactor: () => ({ data: { since: '2026-11-20T15:00:00.000Z', recoveryCodes: 0 } }),
      withdraw: () => Promise.reject(new TypeError('Failed to fetch')),
    },
  )
  const { user } = await showWithdraw()
  await typeAmount(user, '6000')
  const code = await screen.findByLabelText('Código de verificação')
  for (const digits of ['123456', '654321']) {
    await user.clear(code)
    await user.type(code, digits)
    await retirar(user)
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ yzcCode: digits }))
    const alert = within(await screen.findByRole('alertdialog'))
    await user.click(alert.getAllByRole('button').at(-1)!)
    await screen.findByRole('button', { name: 'Retirar' })
  }
  const [first, again] = sent()
  expect(first!.key).not.toBeNull()
  expect(again!.key).toBe(first!.key)
})

test('[R079] the form of a withdrawal names amount, wallet, e-mail and code', async () => {
  withdrawServer(
    {},
    { secondFactor: () => ({ data: { since: '2026-11-20T15:00:00.000Z', recoveryCodes: 0 } }) },
  )
  const { user } = await showWithdraw()
  const nameOf = (field: HTMLElement) => field.getAttribute('name')
  expect(nameOf(screen.getByLabelText('Valor do saque'))).toBe('withdrawalMoney')
  const email = await screen.findByLabelText('E-mail')
  expect([nameOf(email), email.textContent]).toEqual(['emailAddress', 'ana@gmail.com'])
  expect(nameOf(await screen.findByLabelText('Código de verificação'))).toBe('yzcCode')
  await user.click(screen.getByRole('button', { name: /Alterar destino/ }))
  const info = within(await screen.findByRole('dialog', { name: 'Dados do saque' }))
  await user.selectOptions(info.getByLabelText('Tipo de PIX'), 'USDT(TRC20)')
  expect(nameOf(info.getByLabelText('Endereço USDT (TRC20)'))).toBe('walletAddress')
})

test.each([
  ['is said', someLicence(), 1],
  ['is said to nobody whose licence knows no such rule', strictLicence(), 0],
])('[R062] how play frees what is locked %s', async (_, licence, times) => {
  withdrawServer({}, { licence: () => ({ data: licence }) })
  await showPage(<BalancePartsOverlay params={{}} close={() => undefined} />)
  await screen.findByText(/R\$\s200,00/)
  await waitFor(() => expect(screen.queryAllByText(/é liberado conforme/)).toHaveLength(times))
})
