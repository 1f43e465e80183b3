import { casino, draw, game, play, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { Deps } from '../../../deps.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { SLOT } from '../../../testkit/foreign-provider.ts'
import { connectAs } from '../../../testkit/player-socket.ts'
import { readProviders } from '../provider/providers.ts'
import { sitDown, startGameServer } from '../testkit.ts'
import type { GameServer } from '../testkit.ts'
import { findGame, searchGames } from './catalogue.ts'
import { createHotGames } from './hot-games.ts'
import { syncGames } from './sync-catalogue.ts'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const sync = () => syncGames(server.deps, readProviders(server.deps.env)[0]!)
const inPlay = async (player: Awaited<ReturnType<typeof registerPlayer>>) =>
  dataOf(await player.call(game.inPlay, {})).game
const codes = async (query: object) =>
  dataOf(await callAs(server, play.catalogue, { query })).games.map(({ code }) => code)

test('[R130] a visitor finds games by words without accents and by category', async () => {
  server.provider.games = [
    SLOT,
    { ...SLOT, game_code: 'pipas', name: 'Pipas no Céu', category: 'instant', rtp: null },
    { ...SLOT, game_code: 'oculto', name: 'Oculto', enabled: false },
  ]
  server.clock.advance(1)
  await sync()
  expect(await codes({})).toEqual(expect.arrayContaining(['dice', 'orla.feira', 'orla.pipas']))
  expect(await codes({})).not.toContain('orla.oculto')
  expect(await codes({ search: '  CEU pipas ' })).toEqual(['orla.pipas'])
  expect(await codes({ search: 'estudio', category: 'slots' })).toEqual(['orla.feira'])
  expect(await codes({ search: 'nada disso' })).toEqual([])
  const all = dataOf(await callAs(server, play.catalogue, { query: {} }))
  expect(all.categories).toEqual(expect.arrayContaining(['original', 'slots', 'instant']))
  expect(all.games.find(({ code }) => code === 'orla.feira')).toEqual({
    code: 'orla.feira',
    title: 'Feira da Orla',
    studio: 'Estúdio Orla',
    category: 'slots',
    rtp: 960_000,
    page: null,
  })
  server.provider.games = [SLOT]
  server.clock.advance(1)
  await sync()
  expect(await codes({ search: 'pipas' })).toEqual([])
})

test('[X18] a game of a studio that gives back less than the licence’s floor is neither shown nor opened', async () => {
  server.provider.games = [
    SLOT,
    { ...SLOT, game_code: 'piso', rtp: '85.00' },
    { ...SLOT, game_code: 'baixo', rtp: '84.99' },
  ]
  server.clock.advance(1)
  await sync()
  const shown = await codes({ search: 'estudio' })
  expect(shown.toSorted()).toEqual(['orla.feira', 'orla.piso'])
  const player = await registerPlayer(server)
  const open = (gameCode: string) => player.call(play.launch, { body: { gameCode } })
  expect((await open('orla.baixo')).status).toBe(refusals.game_unknown.status)
  expect((await open('orla.piso')).status).toBe(200)
  server.provider.games = [SLOT]
  server.clock.advance(1)
  await sync()
})

test('[GAM-06] all six games of the house are listed, each with the return that its rules state', async () => {
  const { games } = dataOf(
    await callAs(server, play.catalogue, { query: { category: 'original' } }),
  )
  const listed = Object.fromEntries(games.map(({ code, rtp }) => [code, rtp]))
  const lowest = async (definition: typeof draw.doubleRules | typeof draw.luckyColorRules) =>
    Math.min(...dataOf(await callAs(server, definition, {})).paytable.map(({ rtp }) => rtp))
  expect(listed).toEqual({
    dice: dataOf(await callAs(server, game.diceRules, {})).rtpMin,
    mines: dataOf(await callAs(server, casino.minesRules, {})).rtpMin,
    limbo: dataOf(await callAs(server, casino.limboRules, {})).rtpMin,
    rowDouble: dataOf(await callAs(server, casino.rowDoubleRules, {})).rtpMin,
    double: await lowest(draw.doubleRules),
    luckyColor: await lowest(draw.luckyColorRules),
  })
  expect(games.every(({ code, page }) => page === `/${code}`)).toBe(true)
})

test.each([
  [{ name: 'x'.repeat(61) }],
  [{ category: 'casino' }],
  [{ rtp: '960' }],
  [{ game_code: 'FEIRA DA ORLA' }],
])('a list of games with %j is not taken over', async (wrong) => {
  server.provider.games = [{ ...SLOT, ...wrong }]
  await expect(sync()).rejects.toThrow('orla /operator/generic/v2/game/list')
  server.provider.games = [SLOT]
  expect(await codes({ search: 'feira' })).toEqual(['orla.feira'])
})

test('favourites are the player’s own, newest first, and marking twice marks once', async () => {
  const player = await registerPlayer(server)
  const other = await registerPlayer(server)
  const mark = async (gameCode: string, on: 0 | 1) =>
    player.call(play.setFavourite, { body: { gameCode, on } })
  dataOf(await mark('dice', 1))
  server.clock.advance(1000)
  expect(dataOf(await mark('orla.feira', 1))).toEqual(['orla.feira', 'dice'])
  expect(dataOf(await mark('orla.feira', 1))).toEqual(['orla.feira', 'dice'])
  expect(dataOf(await mark('dice', 0))).toEqual(['orla.feira'])
  expect(await mark('orla.nada', 1)).toMatchObject({ http: 404, status: 4200 })
  expect(dataOf(await other.call(play.favourites, {}))).toEqual([])
  const cards = async (of: TestPlayer) =>
    dataOf(await of.call(play.favouriteGames, {})).map(({ code, title }) => [code, title])
  dataOf(await mark('limbo', 1))
  expect(await cards(player)).toEqual([
    ['limbo', 'Limbo'],
    ['orla.feira', 'Feira da Orla'],
  ])
  expect(await cards(other)).toEqual([])
})

test('[R081] hot games are those that most players opened, each player counted once', async () => {
  server.clock.advance(8 * 86_400_000)
  expect(dataOf(await callAs(server, play.hotGames, {}))).toEqual([])
  server.clock.advance(60_000)
  const first = await registerPlayer(server)
  await sitDown(server, 0n, { player: first })
  await sitDown(server, 0n, { player: first })
  const hot = dataOf(await callAs(server, play.hotGames, {}))
  expect(hot.map(({ code }) => code)).toEqual(['orla.feira'])
  server.clock.advance(8 * 86_400_000)
  expect(dataOf(await callAs(server, play.hotGames, {}))).toEqual([])
  const limbo = (player: TestPlayer) =>
    player.call(
      casino.betLimbo,
      { body: { stake: '1.00', target: 200 } },
      { key: server.deps.rng.uuid() },
    )
  for (const _ of [1, 2]) {
    const player = await registerPlayer(server)
    await giveCash(server, player.playerId, 1_000n)
    for (const round of [1, 2, 3])
      expect([round, (await limbo(player)).status]).toEqual([round, 200])
  }
  const hottest = async () => dataOf(await callAs(server, play.hotGames, {}))[0]?.code
  // a count serves for a minute
  expect(await hottest()).toBeUndefined()
  const later = () => {
    server.clock.advance(60_000)
    return hottest()
  }
  await expect.poll(later, { timeout: 60_000 }).toBe('limbo')
  const once = await server.deps.db.selectFrom('aggregator.house_play').selectAll().execute()
  expect(once.filter(({ game_code }) => game_code === 'limbo')).toHaveLength(2)
})

test('hot games are counted once a minute, however many ask at once', async () => {
  let counts = 0
  const { db } = server.deps
  const selectFrom = ((from: never) => {
    if (from === 'aggregator.house_play') counts++
    return db.selectFrom(from)
  }) as typeof db.selectFrom
  const counting = new Proxy(db, {
    get: (kept, name) => (name === 'selectFrom' ? selectFrom : Reflect.get(kept, name)),
  })
  const hotGames = createHotGames({ ...server.deps, db: counting })
  await Promise.all([hotGames(), hotGames(), hotGames()])
  await hotGames()
  expect(counts).toBe(1)
  server.clock.advance(60_000)
  await hotGames()
  expect(counts).toBe(2)
})

test('[R130] games of a studio that left the settings are neither shown nor opened', async () => {
  const env = { ...server.deps.env, DEMO_PROVIDER_URL: undefined }
  const deps = { ...server.deps, env }
  const listed = async (from: Deps) => (await searchGames(from, {})).games.map(({ code }) => code)
  expect(await listed(server.deps)).toContain('orla.feira')
  expect((await listed(deps)).filter((code) => code.startsWith('orla.'))).toEqual([])
  await expect(findGame(deps, 'orla.feira')).rejects.toMatchObject({ code: 'game_unknown' })
})

test('[R153] [R154] wallet contract 1: inPlay names the open game and stopGame closes it', async () => {
  const player = await registerPlayer(server)
  expect(await inPlay(player)).toBe(null)
  const seat = await sitDown(server, 1000n, { player })
  expect(await inPlay(player)).toBe('orla.feira')
  expect((await seat.bet(100n, { transaction_uuid: 'left-open' })).status).toBe('RS_OK')
  const double = await server.app.inject({
    url: '/api//app/game/inPlay',
    headers: { authorization: player.token },
  })
  expect(double.json<{ data: unknown }>().data).toEqual({ game: 'orla.feira' })
  expect(dataOf(await player.call(game.stopGame, {})).game).toBe('orla.feira')
  expect(dataOf(await player.call(game.stopGame, {})).game).toBe(null)
  expect(await inPlay(player)).toBe(null)
  expect((await seat.bet(100n)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  expect((await seat.win(50n, 'left-open')).status).toBe('RS_OK')
})

test('[R164] what was played is narrowed to the game of a studio by its code', async () => {
  const seat = await sitDown(server, 1000n)
  expect((await seat.bet(100n)).status).toBe('RS_OK')
  const recordsOf = async (name: string) => {
    const { records } = dataOf(await seat.player.call(casino.gameMess, { query: { game: name } }))
    return records.map(({ game: code, stake }) => [code, stake])
  }
  expect(await recordsOf('orla.feira')).toEqual([['orla.feira', '1.00']])
  expect(await recordsOf('orla.other')).toEqual([])
})

test('[R096] offGame closes the game that it names, and no other', async () => {
  const { player } = await sitDown(server, 1000n)
  const socket = await connectAs(server, player)
  const heard: string[] = []
  // the last to hear: what the game itself does about it is done by then
  server.deps.realtime.onOffGame((_, code) => void heard.push(code))
  socket.tell('offGame', '\0')
  socket.tell('offGame', 'orla.other')
  await expect.poll(() => heard, { timeout: 60_000 }).toEqual(['orla.other'])
  expect(await inPlay(player)).toBe('orla.feira')
  socket.tell('offGame', 'orla.feira')
  await expect.poll(() => inPlay(player), { timeout: 60_000 }).toBe(null)
  socket.close()
})

test('[R154] leaving one opening of a game closes none that came after it', async () => {
  const player = await registerPlayer(server)
  const opening = async () =>
    dataOf(await player.call(play.launch, { body: { gameCode: 'orla.feira' } })).sessionToken
  const [first, second] = [await opening(), await opening()]
  const stop = async (named: string) =>
    dataOf(await player.call(game.stopGame, { query: { opening: named } })).game
  expect(await stop(first)).toBe(null)
  expect(await inPlay(player)).toBe('orla.feira')
  expect(await stop(second)).toBe('orla.feira')

  const [third, fourth] = [await opening(), await opening()]
  const socket = await connectAs(server, player)
  const openings = () =>
    server.deps.db
      .selectFrom('aggregator.session')
      .select(['public_id', 'state'])
      .where('player_id', '=', player.playerId)
      .where('state', '<>', 'closed')
      .execute()
  const heard: (string | undefined)[] = []
  server.deps.realtime.onOffGame((_, __, left) => void heard.push(left))
  socket.tell('offGame', 'orla.feira', third)
  await expect.poll(() => heard, { timeout: 60_000 }).toEqual([third])
  expect(await openings()).toMatchObject([{ public_id: fourth }])
  socket.tell('offGame', 'orla.feira', fourth)
  await expect.poll(openings, { timeout: 60_000 }).toEqual([])
  socket.close()
})

test('a launch closes the one before it, also when two come at once', async () => {
  const player = await registerPlayer(server)
  const before = server.provider.launches.length
  const launches = await Promise.all(
    Array.from({ length: 4 }, () => player.call(play.launch, { body: { gameCode: 'orla.feira' } })),
  )
  expect(launches.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const tokens = server.provider.launches.slice(before).map(({ token }) => token!)
  expect(new Set(tokens).size).toBe(4)
  const entered = await Promise.all(
    tokens.map((token) =>
      server.provider.call(server, '/user/info', { request_uuid: `e-${token.slice(0, 8)}`, token }),
    ),
  )
  expect(entered.filter(({ status }) => status === 'RS_OK')).toHaveLength(1)
})

test('wallet contract 1: the wallet token stays between the servers, and a demo has none', async () => {
  const player = await registerPlayer(server)
  const { url, sessionToken } = dataOf(
    await player.call(play.launch, { body: { gameCode: 'orla.feira', returnUrl: '/home' } }),
  )
  const asked = server.provider.launches.at(-1)!
  expect(asked).toMatchObject({ game_code: 'feira', lobby_url: '/home', currency: 'BRL' })
  expect(asked['token']).toMatch(/^[\w-]{43}$/)
  expect(`${url} ${sessionToken}`).not.toContain(asked['token'])
  dataOf(await player.call(game.stopGame, {}))

  const demo = await player.call(play.launch, { body: { gameCode: 'orla.feira', demo: 1 } })
  expect(dataOf(demo).sessionToken).toBe('')
  expect(server.provider.launches.at(-1)).not.toHaveProperty('token')
  expect(await inPlay(player)).toBe(null)
})

test.each(['https://elsewhere.example/game', 'javascript:alert(1)', 'no address'])(
  'a provider that answers with %s opens nothing',
  async (answerUrl) => {
    const player = await registerPlayer(server)
    const right = server.provider.answerUrl
    server.provider.answerUrl = answerUrl
    const answer = await player.call(play.launch, { body: { gameCode: 'orla.feira' } })
    server.provider.answerUrl = right
    expect(answer).toMatchObject({ http: 503, status: 4201 })
    expect(await inPlay(player)).toBe(null)
  },
)

test.each([
  [{ gameCode: 'orla.nada' }, 4200],
  [{ gameCode: 'dice' }, 4200],
  [{ gameCode: '../etc' }, 1000],
  [{ gameCode: 'orla.feira', returnUrl: '//elsewhere.example' }, 1000],
])('a launch of %j is refused', async (body, status) => {
  const player = await registerPlayer(server)
  expect((await player.call(play.launch, { body })).status).toBe(status)
})

test('[R017] the page may frame the provider’s origin and nothing else', async () => {
  const { headers } = await server.app.inject({ url: '/health' })
  const { DEMO_PROVIDER_URL: url } = server.provider.settings
  expect(String(headers['content-security-policy'])).toMatch(
    new RegExp(`frame-src 'self' ${url}(;|$)`),
  )
})
