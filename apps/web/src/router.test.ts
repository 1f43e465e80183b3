import { beforeEach, expect, test } from 'vitest'
import { stored } from './platform/storage.ts'
import { router } from './router.tsx'
import { keepToken } from './session/session.ts'

beforeEach(() => keepToken(null))

async function arriveAt(path: string) {
  router.history.push(path)
  await router.load()
  return router.state.location
}

test.each([
  ['R010', '/'],
  ['R013', '/main'],
  ['R018', '/nowhere/at/all'],
  ['R018', '/vipx'],
])('[%s] %s leads home', async (_row, path) => {
  expect((await arriveAt(path)).pathname).toBe('/home')
})

test('[R011] an invitation is kept for the register form and leads home', async () => {
  const { pathname, state } = await arriveAt('/yAMIGO9')
  expect(pathname).toBe('/home')
  expect(stored.inviteCode.read()).toBe('AMIGO9')
  expect(state.arrival).toBe('invited')
})

test('[R018] the security of the account has an address of its own, for players', async () => {
  expect((await arriveAt('/seguranca')).state.arrival).toBe('login_first')
  keepToken('t1')
  const { pathname, state } = await arriveAt('/seguranca')
  expect(pathname).toBe('/home')
  expect(state.arrival).toBe('security')
})

test.each([['/home'], ['/conta'], ['/footballPage'], ['/error']])(
  '[R014] [R016] [R017] [R130] a visitor may open %s',
  async (path) => {
    expect((await arriveAt(path)).pathname).toBe(path)
  },
)

test('[R016] the deposit and withdraw page is at /conta, also for a visitor', async () => {
  const { pathname } = await arriveAt('/conta')
  expect(pathname).toBe('/conta')
  expect(router.state.matches.at(-1)?.routeId).toBe('/child-of-main/conta')
})

test('[R017] [R020] dice without a token leads home, where the alert and the login wait', async () => {
  const { pathname, state } = await arriveAt('/dice')
  expect(pathname).toBe('/home')
  expect(state.arrival).toBe('login_first')
})

test('[R017] [R131] dice opens for a player', async () => {
  keepToken('the-token')
  expect((await arriveAt('/dice')).pathname).toBe('/dice')
})
