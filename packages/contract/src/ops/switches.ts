import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, text } from '../fields.ts'

/** Every game of the house has a switch of its own. */
export const gameSwitches = HOUSE_GAMES.map((game) => `game:${game}` as const)

export type GameSwitch = (typeof gameSwitches)[number]

/** Automatic play of each game, which can be stopped while the game is played by hand (GAM-13). */
export const automaticSwitches = HOUSE_GAMES.map((game) => `automatic:${game}` as const)

/**
 * What an operator can stop at once, everywhere. Maintenance stops all of it, and says so to
 * everybody who has the app open.
 */
export const switchNames = [
  'maintenance',
  'sportsbook',
  'games',
  'deposits',
  'withdrawals',
  'transfers',
  'rewards',
  'registrations',
  ...gameSwitches,
  'automatic',
  ...automaticSwitches,
] as const

/** The switch of one game of a studio, by the game's code in the lobby: `studio:orla.feira`. */
export type StudioSwitch = `studio:${string}`

export type SwitchName = (typeof switchNames)[number] | StudioSwitch

const studioSwitch = z.templateLiteral([
  'studio:',
  z.string().check(z.regex(/^[a-z0-9-]{1,32}\.[a-z0-9-]{1,32}$/)),
])

const switchName = z.union([z.enum(switchNames), studioSwitch])

const name = z.object({ name: switchName })

export const list = call({
  method: 'GET',
  path: '/api/ops/switches/list',
  auth: 'operator',
  permission: 'switch.view',
  summary: 'What is stopped, since when and why',
  reply: z.array(
    z.object({
      name: switchName,
      isStopped: z.boolean(),
      reason: z.string(),
      changedAt: z.nullable(instant),
      /** Who stopped it, or approved its release; empty for the product itself. */
      changedBy: z.string(),
    }),
  ),
})

export const stop = call({
  method: 'POST',
  path: '/api/ops/switches/stop/{name}',
  auth: 'operator',
  permission: 'switch.stop',
  summary:
    'Stops new bets, rounds, movements of money or registrations on every process within a second',
  params: name,
  body: z.object({ reason: text(500, 3) }),
  reply: z.null(),
})

export const release = call({
  method: 'POST',
  path: '/api/ops/switches/release/{name}',
  auth: 'operator',
  permission: 'switch.release',
  summary: 'Asks to start it again; a second person must approve',
  params: name,
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ approvalId: z.string() }),
})
