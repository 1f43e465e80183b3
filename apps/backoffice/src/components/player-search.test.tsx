// @vitest-environment jsdom
import type { CallReply, ops } from '@jogada/contract'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { deskAt } from './play/testkit.tsx'
import { PlayerSearch } from './player-search.tsx'

type Found = CallReply<typeof ops.players.search>
const player = { playerId: '7', email: 'a•••@example.com', name: 'Ana L.' }
let found: Found

beforeEach(() => {
  // jsdom has none
  Reflect.set(Element.prototype, 'scrollIntoView', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: found }))
})
const render = rootOfFile()

async function searchFor(text: string) {
  const desk = deskAt('/', PlayerSearch, ['player.view'])
  await act(async () => render(desk.shown))
  const input = document.querySelector('input')!
  await act(async () => {
    input.focus()
    // as a person types: React hears of no value that is set on the field itself
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const option = await vi.waitFor(() => {
    const first = document.querySelector<HTMLElement>('[role=option]')
    expect(first).not.toBeNull()
    return first!
  })
  await act(async () => option.click())
  return desk
}

test('[R135] a number of a bet leads to the bet itself', async () => {
  found = [{ ...player, by: 'bet', play: 'sport:41' }]
  const desk = await searchFor('41')
  await vi.waitFor(() => expect(desk.address()).toBe('/jogador/7?play=sport%3A41'))
})

test('[R135] an e-mail leads to the player alone', async () => {
  found = [{ ...player, by: 'email', play: null }]
  const desk = await searchFor('ana@example.com')
  await vi.waitFor(() => expect(desk.address()).toBe('/jogador/7'))
})
