import { LIVE_NAMESPACE, SOCKET_PATH, casino, draw, game } from '@jogada/contract'
import type { CallDefinition, ops } from '@jogada/contract'
import { io } from 'socket.io-client'
import { HOUSE_GAMES as names } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { callAs, dataOf } from '../../testkit/test-player.ts'

const server = serverOfFile()

const within = { timeout: 60_000 }

const turn = async (name: ops.switches.SwitchName, isStopped: boolean) => {
  const { switches, db } = server.deps
  await switches.set(db, { name, isStopped, reason: 'investigation' })
}

const rules = {
  dice: game.diceRules,
  limbo: casino.limboRules,
  mines: casino.minesRules,
  rowDouble: casino.rowDoubleRules,
  double: draw.doubleRules,
  luckyColor: draw.luckyColorRules,
} satisfies Readonly<Record<HouseGame, CallDefinition>>

/** What the answer that each game's screen begins with says. */
const answered = async () =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, dataOf(await callAs(server, rules[name], {})).stop]),
    ),
  ) as game.GameStops

const stoppedIn = (stops: game.GameStops | undefined) =>
  stops && names.filter((name) => stops[name].isStopped)

async function visitor() {
  const url = await listening()
  const socket = io(url + LIVE_NAMESPACE, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
  })
  const heard: game.GameStops[] = []
  socket.on('gameStops', (stops: game.GameStops) => heard.push(stops))
  await new Promise<void>((connected) => socket.once('connect', () => connected()))
  return { socket, heard, last: () => stoppedIn(heard.at(-1)) }
}

let listens: Promise<string> | undefined
const listening = () => (listens ??= server.app.listen({ port: 0, host: '127.0.0.1' }))

test.each<[ops.switches.SwitchName, readonly HouseGame[]]>([
  ...names.map((name) => [`game:${name}`, [name]] as [ops.switches.GameSwitch, [HouseGame]]),
  ['games', names],
])(
  '[ACC-09] [R107] who looks at a game is told that “%s” is stopped and that it is not any more',
  async (name, games) => {
    const { socket, heard, last } = await visitor()
    try {
      socket.emit('watchStops', true)
      // whoever begins to look hears how it stands
      await expect.poll(last, within).toEqual([])
      let before = heard.at(-1)!
      // twice: what was told once is told again
      for (const _ of [1, 2]) {
        for (const shown of [games, []]) {
          await turn(name, shown.length > 0)
          await expect.poll(last, within).toEqual(shown)
          const now = heard.at(-1)!
          for (const one of games) expect(now[one].version).toBeGreaterThan(before[one].version)
          expect(await answered()).toEqual(now)
          before = now
        }
      }
    } finally {
      socket.disconnect()
    }
  },
)

test('[ACC-09] a game stays stopped until both its own switch and that of all games are released', async () => {
  const { socket, last } = await visitor()
  try {
    socket.emit('watchStops', true)
    await turn('games', true)
    await turn('game:mines', true)
    await expect.poll(last, within).toEqual(names)
    await turn('games', false)
    await expect.poll(last, within).toEqual(['mines'])
    expect(stoppedIn(await answered())).toEqual(['mines'])
    await turn('game:mines', false)
    await expect.poll(last, within).toEqual([])
  } finally {
    socket.disconnect()
  }
})

test('[ACC-09] [R107] who comes back after a lost connection hears how it stands', async () => {
  const { socket, last } = await visitor()
  try {
    socket.emit('watchStops', true)
    await expect.poll(last, within).toEqual([])
    socket.disconnect()
    await turn('game:dice', true)
    await expect.poll(async () => stoppedIn(await answered()), within).toEqual(['dice'])
    expect(last()).toEqual([])
    socket.on('connect', () => socket.emit('watchStops', true))
    socket.connect()
    await expect.poll(last, within).toEqual(['dice'])
    await turn('game:dice', false)
    await expect.poll(last, within).toEqual([])
  } finally {
    socket.disconnect()
  }
})
