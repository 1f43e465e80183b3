import type { HouseGame } from '@jogada/core/games/house-games'
import { expect, test } from 'vitest'
import { hotkeyOf, hotkeysOf } from './hotkeys.ts'

const press = (key: string, own: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  target: document.body,
  ...own,
})

const inside = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild!
}

test('the keys stand for bet, half, double, minimum, the game’s own move and cash-out', () => {
  expect([' ', 'a', 'S', 'd', 'q', 'w', 'x'].map((key) => hotkeyOf(press(key)))).toEqual([
    'bet',
    'half',
    'double',
    'minimum',
    'special',
    'cashOut',
    null,
  ])
})

test('the list of a game names the keys that do something in it, and no others', () => {
  const keys = (game: HouseGame) => hotkeysOf(game).map(({ key }) => key)
  expect(keys('mines')).toEqual([' ', 'a', 's', 'd', 'q', 'w'])
  expect(keys('rowDouble')).toEqual(keys('mines'))
  for (const game of ['dice', 'double', 'luckyColor'] as const) {
    expect(keys(game)).toEqual([' ', 'a', 's', 'd', 'q'])
  }
  expect(keys('limbo')).toEqual([' ', 'a', 's', 'd'])
})

test('no key acts in a field, with a modifier or while it is held', () => {
  expect(hotkeyOf(press('a', { target: inside('<input>') }))).toBeNull()
  expect(hotkeyOf(press('a', { ctrlKey: true }))).toBeNull()
  expect(hotkeyOf(press(' ', { repeat: true }))).toBeNull()
})

test('[GAM-11] Space on a control that it presses itself does not bet a second time', () => {
  const target = inside('<button>Apostar</button>')
  expect(hotkeyOf(press(' ', { target }))).toBeNull()
  expect(hotkeyOf(press('s', { target }))).toBe('double')
})

test('[GAM-11] Space bets while the focus is where a click left it, and presses what keys reached', () => {
  const target = inside('<button>Som, teclas e sessão</button>')
  expect(hotkeyOf(press(' ', { target }), 'pointer')).toBe('bet')
  expect(hotkeyOf(press(' ', { target }), 'keys')).toBeNull()
  expect(hotkeyOf(press(' ', { target: inside('<input>') }), 'pointer')).toBeNull()
})
