import type { HouseGame } from '@jogada/core/games/house-games'
import type { GameStop, GameStops } from '@jogada/contract/game'
import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { watchStops } from '../realtime/live.ts'
import { isLive, onConnect } from '../realtime/socket.ts'
import { readRulesAgain } from './rules-key.ts'

/** How often a stopped game asks whether it still is, where no live connection tells it. */
const LOOK_AGAIN_MS = 15_000

/** What the live connection told of each game. */
const useHeardStops = create<Partial<GameStops>>(() => ({}))

const hear = (stops: GameStops) =>
  useHeardStops.setState((held) =>
    Object.fromEntries(
      Object.entries(stops).map(([code, stop]) => [code, newest(held[code as HouseGame], stop)]),
    ),
  )

type Maybe = GameStop | undefined

const newest = (one: Maybe, other: Maybe): Maybe =>
  one && other ? (other.version > one.version ? other : one) : (one ?? other)

/**
 * The rules that a game's screen begins with, and whether operators have stopped the game: by the
 * newest of what came with the rules and what is told while the screen is shown.
 */
export function useGameRules<Rules extends { readonly stop: GameStop }, Key extends QueryKey>(
  code: HouseGame,
  query: UseQueryOptions<Rules, Error, Rules, Key>,
): {
  readonly rules: Rules | undefined
  readonly isStopped: boolean
  /** Whether no round may follow another by itself. */
  readonly isManual: boolean
} {
  useEffect(() => watchStops(hear), [])
  useEffect(() => {
    let wasConnected = isLive()
    return onConnect(() => {
      // who was away may have missed that operators changed them
      if (wasConnected) readRulesAgain(code)
      wasConnected = true
    })
  }, [code])
  const heard = useHeardStops((stops) => stops[code])
  const { data: rules } = useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      const stop = newest(heard, state.data?.stop)
      return stop?.isStopped || stop?.isManual ? LOOK_AGAIN_MS : false
    },
  })
  const stop = newest(heard, rules?.stop)
  return { rules, isStopped: stop?.isStopped ?? false, isManual: stop?.isManual ?? false }
}
