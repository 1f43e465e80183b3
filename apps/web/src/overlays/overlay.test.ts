import { expect, test } from 'vitest'
import { noOverlays, reduceOverlays } from './overlay.ts'
import type { Overlay, OverlayAction, OverlayState, Viewer } from './overlay.ts'

const visitor: Viewer = { loggedIn: false, verified: false }
const unverified: Viewer = { loggedIn: true, verified: false }
const verified: Viewer = { loggedIn: true, verified: true }

const deposit: Overlay = { id: 'cash', params: { tab: 'deposit' } }
const withdraw: Overlay = { id: 'cash', params: { tab: 'withdraw' } }
const alert = (message: string): Overlay => ({ id: 'alert', params: { message } })

const after = (...actions: OverlayAction[]): OverlayState =>
  actions.reduce<OverlayState>(reduceOverlays, noOverlays)
const ids = (state: OverlayState) => state.stack.map(({ id }) => id)
const open = (overlay: Overlay, viewer = verified): OverlayAction => ({
  type: 'open',
  overlay,
  viewer,
})
const replace = (overlay: Overlay, viewer = verified): OverlayAction => ({
  type: 'replace',
  overlay,
  viewer,
})

test('[R103] a deposit asked for without KYC opens the KYC overlay, which knows what comes next', () => {
  const state = after(open(deposit, unverified))
  expect(state.stack).toMatchObject([{ id: 'editBank', params: { next: deposit } }])
})

test('[R103] from the KYC overlay the deposit opens, even before the new data has arrived', () => {
  const state = after(open(deposit, unverified), replace(deposit, unverified))
  expect(ids(state)).toEqual(['cash'])
})

test('[R103] KYC comes first from any other overlay, and never for a verified player', () => {
  const my: Overlay = { id: 'my', params: {} }
  expect(ids(after(open(my), open(deposit, unverified)))).toEqual(['my', 'editBank'])
  expect(ids(after(open(my), open(deposit)))).toEqual(['my', 'cash'])
})

test('[R103] a withdrawal does not ask for KYC', () => {
  expect(ids(after(open(withdraw, unverified)))).toEqual(['cash'])
})

test('[R130] a protected overlay opens the login for a visitor', () => {
  const protectedOnes: Overlay[] = [deposit, withdraw, { id: 'my', params: {} }]
  for (const overlay of protectedOnes) {
    expect(after(open(overlay, visitor)).stack).toMatchObject([
      { id: 'auth', params: { tab: 'login' } },
    ])
  }
})

test('the same overlay does not open over itself, but each alert is its own', () => {
  expect(ids(after(open(withdraw), open(withdraw)))).toEqual(['cash'])
  const alerts = after(open(alert('one')), open(alert('two')))
  expect(alerts.stack).toMatchObject([
    { params: { message: 'one' } },
    { params: { message: 'two' } },
  ])
  expect(new Set(alerts.stack.map(({ key }) => key)).size).toBe(2)
})

test('closing takes away one overlay, Back everything above a depth', () => {
  const three = after(open(withdraw), open(alert('one')), open(alert('two')))
  const middle = three.stack[1]!
  expect(reduceOverlays(three, { type: 'close', key: middle.key }).stack).toEqual([
    three.stack[0],
    three.stack[2],
  ])
  expect(ids(reduceOverlays(three, { type: 'trim', depth: 1 }))).toEqual(['cash'])
  expect(ids(reduceOverlays(three, { type: 'trim', depth: 0 }))).toEqual([])
})
