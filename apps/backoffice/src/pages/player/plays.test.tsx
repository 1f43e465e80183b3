// @vitest-environment jsdom
import type { CallReply, ops } from '@jogada/contract'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deskAt } from '../../components/play/testkit.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { Plays } from './plays.tsx'

const record = {
  at: '2026-11-20T15:00:00Z',
  stake: '1.00',
  odds: '2.0000',
  result: null,
  payout: '0.00',
  status: 20,
} as const

const LIST: CallReply<typeof ops.players.plays> = {
  records: [
    { ...record, recordId: 'provider:9', roundId: '9', game: 'orla.feira' },
    { ...record, recordId: 'sport:41', roundId: '41', game: 'sport' },
  ],
  next: null,
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: LIST }))
})
const render = rootOfFile()

async function show() {
  const desk = deskAt('/jogador/7', () => <Plays playerId="7" />, ['player.view'])
  await act(async () => render(desk.shown))
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2))
  return desk
}

const press = async (key: string) => {
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
  const target = document.activeElement ?? document.body
  await act(async () =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })),
  )
}

test('[R135] a bet of the list is opened with the mouse; a round of another studio has nothing to open', async () => {
  const desk = await show()
  const buttons = [...document.querySelectorAll<HTMLElement>('tbody button')]
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Abrir sport:41'])
  await act(async () => buttons[0]!.click())
  await vi.waitFor(() => expect(desk.address()).toBe('/jogador/7?play=sport%3A41'))
})

test('[R135] J goes to a bet of the list and Enter opens it', async () => {
  const desk = await show()
  await press('Enter')
  expect(desk.address()).toBe('/jogador/7')
  await press('j')
  await press('Enter')
  await vi.waitFor(() => expect(desk.address()).toBe('/jogador/7?play=sport%3A41'))
})
