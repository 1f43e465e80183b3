import type { CallReply, order } from '@jogada/contract'
import type { LimitsView } from '@jogada/contract/limits'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { chooseLanguage } from '../../../i18n/language.ts'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { followPlayerEvents } from '../../../realtime/follow-session.ts'
import { licenceQuery } from '../../../session/licence-query.ts'
import { usePlayer } from '../../../session/player-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { someLicence, strictLicence } from '../../../test/licence.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { connectToServer } from '../../../test/socket-server.ts'

beforeAll(followPlayerEvents)

const earned: CallReply<typeof order.getPrices> = [
  {
    pkgId: 'earned',
    price: '100.00',
    gift: '30.00',
    giftTimes: 2,
    giftDays: 7,
    sort: 0,
    curreny: 'EXPPAY',
  },
]

test('[R032] [R196] a bonus that play earned is shown with the discount that its deposit gets', async () => {
  const payDiscount = { discount: 0.1, expiredTime: '2999-01-01T00:00:00Z' }
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, payDiscount }) }),
    getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
    getPrices: () => ({ data: earned }),
  })
  const Page = () => <p>{usePlayer()?.payDiscount?.discount}</p>
  await showPage(<Page />)
  await screen.findByText('0.1')
  openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } })
  const popup = await screen.findByRole('dialog', { name: /bônus/i })
  expect(await within(popup).findByText('Desconto de 10%')).toBeDefined()
  expect(within(popup).getByText(/90,00/)).toBeDefined()
})

test('[R032] the multiplier of a bonus is written as the language writes numbers', async () => {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
    getPrices: () => ({ data: earned }),
  })
  const { user } = await showPage(<p>page</p>)
  for (const [language, times] of [
    ['pt_BR', '1,5x'],
    ['en_US', '1.5x'],
  ] as const) {
    await act(() => chooseLanguage(language))
    act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } }))
    expect(await screen.findByText((text) => text.includes(times))).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await act(() => chooseLanguage('pt_BR'))
})

test.each([
  ['as specified', someLicence(), 1],
  ['under a licence that does not ask for it', strictLicence(), 0],
])(
  '[R195] beside the 1x of its bonus the popup says that the deposit is played 1x, %s',
  async (_where, licence, lines) => {
    startServer({
      userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
      getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
      getPrices: () => ({ data: earned.map((entry) => ({ ...entry, giftTimes: 1 })) }),
      licence: () => ({ data: licence }),
    })
    await showPage(<p>page</p>)
    await queryClient.fetchQuery(licenceQuery)
    act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } }))
    const popup = await screen.findByRole('dialog', { name: /bônus/i })
    expect(await within(popup).findByText(/apostar o valor dele 1x/)).toBeDefined()
    expect(within(popup).queryAllByText('Para sacar, aposte o valor depositado 1x')).toHaveLength(
      lines,
    )
  },
)

test.each([
  ['without its bonus', '100.00', '0.00', /O bônus desta recarga acabou/],
  ['at another price', '110.00', '30.00', /esta recarga custa R\$\s110,00/],
  ['with neither', '110.00', '0.00', /custa R\$\s110,00\. O bônus desta recarga acabou/],
  ['as it was shown', '100.00', '30.00', /^$/],
])(
  '[R032] [R195] an order of the popup that is made %s says so over its payment',
  async (_, amount, gift, words) => {
    const order = { orderId: '7', payNo: 'p7', url: 'about:blank', amount, price: '100.00', gift }
    startServer({
      userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
      getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
      getPrices: () => ({ data: earned }),
      [earned[0]!.pkgId]: () => ({ data: order }),
      '7': () => ({ data: { orderId: '7', status: '00' } }),
    })
    const Page = () => <p>kyc {usePlayer()?.kyc}</p>
    const { user } = await showPage(<Page />)
    await screen.findByText('kyc 1')
    act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } }))
    await user.click(await screen.findByRole('button', { name: 'RECEBER' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'RECEBER' })).toBeNull())
    const said = screen.queryByRole('alertdialog')?.textContent ?? ''
    expect(said).toMatch(words)
  },
)

const until = '2026-12-24T12:00:00.000Z'

test.each([
  [
    'a break',
    { pause: { kind: 'pause', from: until, until }, depositRoom: null },
    /em pausa até 24\/12\/2026/,
  ],
  [
    'a deposit limit',
    { pause: null, depositRoom: { amount: '50.00', until } },
    /ainda permite R\$\s50,00 até 24\/12\/2026/,
  ],
] as const)(
  '[R032] [RG-01] [RG-04] %s is read with the bonus that it keeps out, and nothing is ordered',
  async (_, stopped, words) => {
    const { paths } = startServer({
      userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
      getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
      getPrices: () => ({ data: earned }),
      limits: () => ({ data: { ...freely, ...stopped } }),
    })
    await showPage(<p>page</p>)
    act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } }))
    const popup = await screen.findByRole('dialog', { name: /bônus/i })
    expect(await within(popup).findByText(words)).toBeDefined()
    expect(
      within(popup)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).not.toContain('RECEBER')
    expect(paths().some((path) => path.includes('prePay'))).toBe(false)
  },
)

test('[R032] [RG-01] [R196] a limit lets in a bonus whose package costs less by a discount', async () => {
  const payDiscount = { discount: 0.1, expiredTime: '2999-01-01T00:00:00Z' }
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, payDiscount }) }),
    getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
    getPrices: () => ({ data: earned }),
    limits: () => ({ data: { ...freely, depositRoom: { amount: '90.00', until } } }),
  })
  const Page = () => <p>{usePlayer()?.payDiscount?.discount}</p>
  await showPage(<Page />)
  await screen.findByText('0.1')
  act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } }))
  expect(await screen.findByRole('button', { name: 'RECEBER' })).toBeDefined()
})

test('[R032] [RG-04] a break that begins elsewhere takes the button out of a bonus that is open', async () => {
  let pause: LimitsView['pause'] = null
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
    getPrices: () => ({ data: earned }),
    limits: () => ({ data: { ...freely, pause } }),
  })
  await showPage(<p>page</p>)
  const { say } = await connectToServer('a-connection')
  act(() => openOverlay({ id: 'bonusPopup', params: { bouns: 1.5, amount: '20.00' } }))
  const popup = await screen.findByRole('dialog', { name: /bônus/i })
  expect(await within(popup).findByRole('button', { name: 'RECEBER' })).toBeDefined()
  pause = { kind: 'self_exclusion', from: until, until }
  say('updateUserInfo')
  expect(await within(popup).findByText(/até 24\/12\/2026/)).toBeDefined()
  expect(within(popup).queryByRole('button', { name: 'RECEBER' })).toBeNull()
})

const freely: LimitsView = {
  limits: [],
  required: [],
  looserAfterHours: 24,
  pause: null,
  entry: [],
  depositRoom: null,
  realityCheckMinutes: 60,
  realityCheckChoices: [60],
}
