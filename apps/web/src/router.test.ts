import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import { beforeEach, expect, test } from 'vitest'
import { stored } from './platform/storage.ts'
import { router } from './router.tsx'
import { currentToken, keepToken } from './session/session.ts'
import { someBalance, somePlayer } from './test/player.ts'
import { startServer } from './test/server.ts'

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

test('[R012] an entry link opens its session and leads home', async () => {
  const { heard } = startServer({
    enter: () => ({ data: { access_token: 'opened' } }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
  expect((await arriveAt('/zgoABC_9-x')).pathname).toBe('/home')
  expect(heard[0]).toMatchObject({ path: '/api/auth/user/enter', body: { token: 'ABC_9-x' } })
  expect(currentToken()).toBe('opened')
})

test('[R036] the first steps are for players', async () => {
  expect((await arriveAt('/signInSheet')).state.arrival).toBe('login_first')
  keepToken('t1')
  expect((await arriveAt('/signInSheet')).pathname).toBe('/signInSheet')
})

const CHILDREN = [
  ['/home', '/home'],
  ['/vip', '/vip'],
  ['/agentJl', '/agentJl'],
  ['/ladderBonus', '/ladderBonus'],
  ['/gamebouns', '/gamebouns'],
  ['/registros', '/registros'],
  ['/paySuccess', '/paySuccess'],
  ['/active7', '/active{$id}'],
] as const

test.each(['/conta', '/error', ...CHILDREN.map(([path]) => path)])(
  '[R014] [R016] [R017] [R130] a visitor may open %s',
  async (path) => {
    expect((await arriveAt(path)).pathname).toBe(path)
  },
)

// dice asks for the login first
const OPEN_GAMES = HOUSE_GAMES.filter((game) => game !== 'dice')

test.each(['footballPage', 'play', ...OPEN_GAMES])(
  '[R017] [R130] /%s is a page of its own at the top, also for a visitor',
  async (name) => {
    expect((await arriveAt(`/${name}`)).pathname).toBe(`/${name}`)
    expect(router.state.matches.at(-1)?.routeId).toBe(`/${name}`)
  },
)

test.each(CHILDREN)('[R013] [R014] %s is a child of main', async (path, route) => {
  await arriveAt(path)
  expect(router.state.matches.at(-1)?.routeId).toBe(`/child-of-main${route}`)
})

test.each(['/share', '/gameMess'])(
  '[R015] [R020] %s leads a visitor to the login',
  async (path) => {
    const { pathname, state } = await arriveAt(path)
    expect(pathname).toBe('/home')
    expect(state.arrival).toBe('login_first')
    keepToken('the-token')
    expect((await arriveAt(path)).pathname).toBe(path)
    expect(router.state.matches.at(-1)?.routeId).toBe(`/child-of-main${path}`)
  },
)

test('[R014] /agentJl takes moveTop from its address', async () => {
  const searchOf = async (path: string) => {
    await arriveAt(path)
    return router.state.matches.at(-1)?.search
  }
  expect(await searchOf('/agentJl?moveTop=1')).toEqual({ moveTop: 1 })
  expect(await searchOf('/agentJl')).toEqual({})
})

test('[R005] /agentJl keeps the days that its tree is narrowed to, until they are taken away', async () => {
  const { search } = await arriveAt('/agentJl?from=2026-03-01')
  expect(search).toEqual({ from: '2026-03-01' })
  expect(router.state.matches.at(-1)?.search).toMatchObject({ from: '2026-03-01' })
  await router.navigate({ to: '.', search: () => ({ from: undefined, to: '2026-03-02' }) })
  expect(router.state.location.search).toEqual({ to: '2026-03-02' })
  await router.navigate({ to: '.', search: () => ({ from: undefined, to: undefined }) })
  expect(router.state.location.search).toEqual({})
})

test('[R014] the way back from a payment keeps the order that it names, and nothing else', async () => {
  await arriveAt('/paySuccess?orderId=900')
  expect(router.state.matches.at(-1)?.search).toEqual({ orderId: '900' })
  await arriveAt('/paySuccess?orderId=9x%3Cb%3E')
  expect(router.state.matches.at(-1)?.search).toEqual({ orderId: undefined })
})

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

test('[R015] /gameMess takes a game, a status and days from its address, and nothing else', async () => {
  keepToken('the-token')
  const searchOf = async (query: string) => {
    await arriveAt(`/gameMess?${query}`)
    return router.state.matches.at(-1)?.search
  }
  const whole = { game: 'mines', status: 90, from: '2026-11-01', to: '2026-11-20' }
  expect(await searchOf('game=mines&status=90&from=2026-11-01&to=2026-11-20')).toEqual(whole)
  expect(await searchOf('game=7&status=won&from=1&to=today')).toEqual({})
})

test.each([
  ['/footballPage?event=%7B%22a%22%3A1%7D&sport=7&tab=true&league=%5B1%5D', {}],
  ['/footballPage?event=e1&league=Liga', { event: 'e1', league: 'Liga' }],
  ['/cassino?q=%5B%22a%22%5D&kind=5', {}],
  ['/registros?view=everything', {}],
  ['/suporte?topic=%7B%7D&about=x&record=%5B%5D', {}],
  ['/suporte?topic=bet&about=12', { topic: 'bet', about: '12' }],
  ['/play?game=1&demo=2', {}],
  ['/ajuda?sobre=null', {}],
])(
  '[R018] of the address %s the page reads what it knows, and nothing else',
  async (path, read) => {
    keepToken('t1')
    startServer({ userInfo: () => ({ data: somePlayer() }) })
    await arriveAt(path)
    expect(router.state.matches.at(-1)!.search).toEqual(read)
  },
)
