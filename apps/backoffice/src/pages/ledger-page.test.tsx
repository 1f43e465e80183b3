// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deskAt } from '../components/play/testkit.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { LedgerPage } from './ledger-page.tsx'

const AT = '2026-11-20T15:00:00Z'
const NONE = { cash: '0.00', bonus: '0.00', held: '0.00', withdrawing: '0.00' }
const ANSWERS: readonly (readonly [string, unknown])[] = [
  [
    '/tree',
    { at: AT, house: [], houseTotal: '0.00', players: null, playersTotal: '0.00', sum: null },
  ],
  ['/balances/7', { at: AT, ...NONE, cash: '87.00' }],
  ['/entries/7/cash', []],
  [
    '/command/7/41',
    {
      commandId: '41',
      kind: 'bet_stake',
      at: AT,
      verdict: 'posted',
      detail: null,
      balances: [{ account: 'cash', balance: '91.00' }],
    },
  ],
]
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const [, data] = ANSWERS.find(([part]) => path.includes(part))!
    return Response.json({ status: 200, message: '', data })
  })
})
const render = rootOfFile()

const at = async (address: string) =>
  act(async () => render(deskAt(address, LedgerPage, ['ledger.view']).shown))

test('[R135] a link to a command shows it in the ledger, with the accounts of its player', async () => {
  await at('/razao?player=7&command=41')
  await vi.waitFor(() => expect(document.body.textContent).toContain('bet_stake'))
  const card = document.querySelector('section[aria-label="Comando 41"]')!
  expect(card.textContent).toContain('lançado')
  expect(card.textContent).toContain('Saldo · Saldo depoisR$ 91,00')
  await vi.waitFor(() => expect(document.body.textContent).toContain('R$ 87,00'))
})

test('without one the ledger asks for a player', async () => {
  await at('/razao')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Digite o número do jogador'))
  expect(asked.some((path) => /command|balances/.test(path))).toBe(false)
})
