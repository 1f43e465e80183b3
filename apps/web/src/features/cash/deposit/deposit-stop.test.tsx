import type { CallReply, order } from '@jogada/contract'
import type { LimitsView } from '@jogada/contract/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openOverlay, useOverlays } from '../../../overlays/overlay-store.ts'
import { limitsQuery } from '../../../session/limits-query.ts'
import { queryClient } from '../../../session/query-client.ts'
import { keepToken } from '../../../session/session.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { DepositPanel } from './deposit-panel.tsx'

type Packages = CallReply<typeof order.getPrices>

const packages: Packages = ['20.00', '100.00', '200.00'].map((price, sort) => ({
  pkgId: `brl-${Number(price)}`,
  price,
  gift: '0.00',
  sort,
  curreny: 'BRL',
}))

const until = '2026-12-24T12:00:00.000Z'

const viewWith = (changes: Partial<LimitsView>): LimitsView => ({
  limits: [],
  required: [],
  looserAfterHours: 24,
  pause: null,
  entry: [],
  depositRoom: null,
  realityCheckMinutes: 60,
  realityCheckChoices: [60],
  ...changes,
})

/** Shows the choice of a deposit; what limits it may change while it is open. */
async function showWith(
  changes: Partial<LimitsView>,
  player: Parameters<typeof somePlayer>[0] = {},
) {
  const state = { view: viewWith(changes) }
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, ...player }) }),
    getBalance: () => ({ data: someBalance() }),
    getPrices: () => ({ data: packages }),
    pending: () => ({ data: null }),
    limits: () => ({ data: state.view }),
  })
  keepToken('the-token')
  const { user } = await showPage(<DepositPanel place="page" onPaid={() => {}} />)
  return { ...server, state, user }
}

const deposit = () => screen.queryByRole('button', { name: 'Depósito' })

test('[RG-04] who takes a break reads until when, and is offered nothing to pay', async () => {
  await showWith({ pause: { kind: 'pause', from: until, until } })
  expect(await screen.findByText(/em pausa até 24\/12\/2026/)).toBeDefined()
  expect(deposit()).toBeNull()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('[RG-01] a deposit limit leaves only the packages that it lets in', async () => {
  await showWith({ depositRoom: { amount: '50.00', until } })
  expect(await screen.findByText(/ainda permite R\$\s50,00 até 24\/12\/2026/)).toBeDefined()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

test('[RG-01] [R161] the one package that a deposit limit leaves is chosen beforehand', async () => {
  await showWith({ depositRoom: { amount: '50.00', until } })
  const [only] = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(only!.checked).toBe(true)
})

test('[RG-01] a deposit limit that is used offers nothing to pay', async () => {
  await showWith({ depositRoom: { amount: '0.00', until } })
  expect(await screen.findByText(/está usado até 24\/12\/2026/)).toBeDefined()
  expect(deposit()).toBeNull()
})

const payDiscount = { discount: 0.1, expiredTime: '2999-01-01T00:00:00Z' }

test('[RG-01] [R196] a limit lets in what a discount brings below it, and not for who waives the discount', async () => {
  const { user } = await showWith({ depositRoom: { amount: '180.00', until } }, { payDiscount })
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3))
  await user.click(screen.getByRole('radio', { name: /200,00/ }))
  await user.click(deposit()!)
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText('R$ 180,00')).toBeDefined()
  expect(pay()).not.toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: /Não quero participar/ }))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('[RG-01] [R196] a limit that only a discount meets leaves something to pay until the discount ends', async () => {
  const { user } = await showWith({ depositRoom: { amount: '18.00', until } }, { payDiscount })
  await user.click(await screen.findByRole('radio', { name: /20,00/ }))
  await user.click(deposit()!)
  const sheet = await screen.findByRole('dialog')
  expect(pay()).not.toBeNull()
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2999-01-02T00:00:00Z'))
  onTestFinished(() => later.mockRestore())
  expect(await within(sheet).findByText(/R\$\s18,00 até 24\/12\/2026/)).toBeDefined()
  expect(pay()).toBeNull()
})

test('[ACC-02] [RG-03] who has steps to take before a deposit is led through them, not to the amounts', async () => {
  const entry: LimitsView['entry'] = [
    { step: 'person', state: 'done' },
    { step: 'pictures', state: 'waiting' },
    { step: 'phone', state: 'open' },
    { step: 'limits', state: 'open' },
  ]
  const { state, user } = await showWith({ entry })
  const steps = await screen.findAllByRole('listitem')
  const texts = steps.map((step) => step.textContent)
  expect(texts.map((text) => text.replace('Fazer agora', ''))).toEqual([
    'Confirmar nome e CPFFeito',
    'Enviar fotos do documento e do rostoEm análise: respondemos em até 24 horas.',
    'Confirmar o telefoneFalta fazer',
    'Definir limite de perdas e de tempoFalta fazer',
  ])
  expect(deposit()).toBeNull()
  const go = screen.getByRole('button', { name: 'Fazer agora' })
  expect(steps[2]!.contains(go)).toBe(true)
  await user.click(go)
  expect(useOverlays.getState().stack.at(-1)?.id).toBe('phone')
  state.view = viewWith({ entry: entry.map(({ step }) => ({ step, state: 'done' })) })
  await queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey })
  expect(await screen.findAllByRole('radio', { hidden: true })).toHaveLength(3)
})

test('[BR-09] address and gender are a step before a deposit, taken in a form of their own', async () => {
  const entry: LimitsView['entry'] = [
    { step: 'phone', state: 'done' },
    { step: 'registration', state: 'open' },
  ]
  const { user } = await showWith({ entry })
  const [, step] = await screen.findAllByRole('listitem')
  expect(step!.textContent).toContain('Informar endereço e gênero')
  expect(deposit()).toBeNull()
  await user.click(within(step!).getByRole('button', { name: 'Fazer agora' }))
  expect(useOverlays.getState().stack.at(-1)?.id).toBe('registration')
})

test('[R051] [RG-04] a break that began since the choice is read where it would be paid', async () => {
  const { state, user, paths } = await showWith({})
  await screen.findAllByRole('radio')
  state.view = viewWith({ pause: { kind: 'pause', from: until, until } })
  await user.click(deposit()!)
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(/em pausa até 24\/12\/2026/)).toBeDefined()
  await waitFor(() => expect(pay()).toBeNull())
  expect(within(sheet).getByRole('button', { name: 'Cancelar' })).toBeDefined()
  expect(paths().some((path) => path.includes('prePay'))).toBe(false)
})

test('[R051] [RG-01] what the limit still lets in is not offered for a larger amount', async () => {
  const { user } = await showWith({ depositRoom: { amount: '150.00', until } })
  await screen.findAllByRole('radio')
  openConfirm('200.00')
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(/R\$\s150,00 até 24\/12\/2026/)).toBeDefined()
  expect(pay()).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  openConfirm('100.00')
  expect(await screen.findByRole('button', { name: 'Confirme Para Pagar' })).toBeDefined()
})

const pay = () => screen.queryByRole('button', { name: 'Confirme Para Pagar' })

const openConfirm = (price: string) =>
  openOverlay({
    id: 'payConfirm',
    params: {
      place: 'page',
      pkgId: `brl-${Number(price)}`,
      amount: price,
      price,
      bonus: '0.00',
      gift: 1,
    },
  })
