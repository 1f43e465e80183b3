import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import type { CallReply, LiveEvents, LiveRequests, sportBook } from '@jogada/contract'
import type { DrawChannel, DrawTick } from '@jogada/contract/draw'
import type { PublicWin } from '@jogada/contract/casino'
import type { GameStops } from '@jogada/contract/game'
import type { Market, MarketChanges, SportEvent } from '@jogada/contract/sport'
import type { BoardEvent } from '@jogada/contract/sport-book'
import type { Socket } from 'socket.io-client'
import { untilItComes } from '../platform/until-it-comes.ts'
import { queryClient } from '../session/query-client.ts'
import { withHeader, withMarkets } from './market-changes.ts'

let socket: Promise<Socket<LiveEvents, LiveRequests>> | undefined
const watchers = new Map<string, number>()
const arrived = new Map<string, SportEvent>()
const changes = new Map<string, MarketChanges[]>()
const CHANGES_HELD = 50
let telling = false
const winHandlers = new Set<(wins: readonly PublicWin[]) => void>()
const drawHandlers = new Map<DrawChannel, Set<(tick: DrawTick) => void>>()

/**
 * Keeps the named events' prices and scores fresh in the query cache until the returned function
 * is called. The connection is opened by the first watch.
 */
export function watchEvents(eventIds: readonly string[]): () => void {
  change(eventIds, 1)
  return () => change(eventIds, -1)
}

/**
 * Hears what changes about the shared rounds of a channel until the returned function is called.
 */
export function watchDraw(channel: DrawChannel, handler: (tick: DrawTick) => void): () => void {
  const known = drawHandlers.get(channel) ?? new Set()
  drawHandlers.set(channel, known.add(handler))
  void tellDraws()
  return () => {
    known.delete(handler)
    if (known.size === 0) drawHandlers.delete(channel)
    void tellDraws()
  }
}

const winListHandlers = new Set<(wins: readonly PublicWin[]) => void>()

/**
 * Hears the whole list of wins, newest first, when somebody has left it, until the returned
 * function is called.
 */
export function watchWinList(handler: (wins: readonly PublicWin[]) => void): () => void {
  winListHandlers.add(handler)
  return () => void winListHandlers.delete(handler)
}

/** Hears real wins as they happen, newest last, until the returned function is called. */
export function watchWins(handler: (wins: readonly PublicWin[]) => void): () => void {
  winHandlers.add(handler)
  void tellWins()
  return () => {
    winHandlers.delete(handler)
    void tellWins()
  }
}

const stopHandlers = new Set<(stops: GameStops) => void>()

/**
 * Hears which games are stopped, at once and on each change, until the returned function is called.
 */
export function watchStops(handler: (stops: GameStops) => void): () => void {
  stopHandlers.add(handler)
  void tellStops()
  return () => {
    stopHandlers.delete(handler)
    void tellStops()
  }
}

async function tellStops() {
  if (stopHandlers.size > 0) socket ??= connect()
  const live = await socket
  if (live?.connected) live.emit('watchStops', stopHandlers.size > 0)
}

async function tellWins() {
  if (winHandlers.size > 0) socket ??= connect()
  const live = await socket
  if (live?.connected) live.emit('watchWins', winHandlers.size > 0)
}

async function tellDraws() {
  if (drawHandlers.size > 0) socket ??= connect()
  const live = await socket
  if (live?.connected) live.emit('watchDraws', [...drawHandlers.keys()])
}

function change(eventIds: readonly string[], by: 1 | -1) {
  for (const id of eventIds) {
    const count = (watchers.get(id) ?? 0) + by
    if (count > 0) watchers.set(id, count)
    else watchers.delete(id)
  }
  if (telling) return
  telling = true
  queueMicrotask(() => void tellWatched())
}

async function tellWatched() {
  telling = false
  if (watchers.size > 0) socket ??= connect()
  const live = await socket
  if (live?.connected) tell(live)
}

/** Every market is wanted of the events that somebody shows whole. */
function tell(live: Socket<LiveEvents, LiveRequests>) {
  const ids = [...watchers.keys()]
  live.emit('watch', ids)
  live.emit('watchMarkets', ids.filter(isShownWhole))
}

const isShownWhole = (eventId: string) =>
  ['event', 'detail'].some((kind) =>
    queryClient
      .getQueryCache()
      .find({ queryKey: ['sport', kind, eventId] })
      ?.isActive(),
  )

async function connect() {
  const { io } = await untilItComes(() => import('socket.io-client'))
  const live: Socket<LiveEvents, LiveRequests> = io(LIVE_NAMESPACE, {
    path: SOCKET_PATH,
    transports: ['websocket'],
  })
  let isAgain = false
  live.on('connect', () => {
    // what changed while nobody was connected was not heard
    if (isAgain) void queryClient.invalidateQueries({ queryKey: ['sport'] })
    isAgain = true
    tell(live)
    live.emit('watchDraws', [...drawHandlers.keys()])
    if (winHandlers.size > 0) live.emit('watchWins', true)
    if (stopHandlers.size > 0) live.emit('watchStops', true)
  })
  live.on('wins', (wins) => {
    for (const handler of winHandlers) handler(wins)
  })
  live.on('winsLeft', (wins) => {
    for (const handler of winListHandlers) handler(wins)
  })
  live.on('gameStops', (stops) => {
    for (const handler of stopHandlers) handler(stops)
  })
  live.on('draw', (tick) => {
    for (const handler of drawHandlers.get(tick.round.channel) ?? []) handler(tick)
  })
  live.on('sportEvent', (event) => {
    awaitFrame()
    arrived.set(event.eventId, event)
  })
  live.on('sportMarkets', (change) => {
    awaitFrame()
    const held = changes.get(change.eventId) ?? []
    // no frame comes to a hidden page: of what is left out the gap tells, and it is asked for again
    changes.set(change.eventId, [...held.slice(1 - CHANGES_HELD), change])
  })
  return live
}

const awaitFrame = () => {
  if (arrived.size === 0 && changes.size === 0) requestAnimationFrame(applyArrived)
}

/** Writes what arrived since the last frame into the cache, in one go. */
function applyArrived() {
  const events = new Map(arrived)
  const markets = new Map(changes)
  arrived.clear()
  changes.clear()
  queryClient.setQueriesData<SportEvent[]>({ queryKey: ['sport', 'events'] }, (list) =>
    list?.map((held) => newer(held, events.get(held.eventId))),
  )
  queryClient.setQueriesData<Board>(
    { queryKey: ['sport', 'board'] },
    (board) => board && { ...board, pages: board.pages.map((page) => freshPage(page, events)) },
  )
  for (const [eventId, of] of markets) applyChanges(eventId, of)
  for (const event of events.values()) {
    // A whole event that nobody looks at is not followed: a newer row would hide how old it is.
    if (!isShownWhole(event.eventId)) continue
    queryClient.setQueryData<SportEvent>(
      ['sport', 'event', event.eventId],
      (held) => held && withHeader(held, event),
    )
    applyTo<Detail>(['sport', 'detail', event.eventId], (held) => withHeader(held, event))
  }
}

type Page = { readonly events: readonly BoardEvent[]; readonly total: number }
type Board = { readonly pages: readonly Page[] }

/** A page of the list with what has changed; each row keeps the market that it shows. */
const freshPage = (page: Page, events: ReadonlyMap<string, SportEvent>): Page => ({
  ...page,
  events: page.events.map((held) => {
    const event = events.get(held.eventId)
    if (!event || event.version <= held.version) return held
    const shown = held.markets.map((market) => marketIn(event, market))
    return { ...held, ...event, markets: shown }
  }),
})

/** A row tells only its headline markets: another one stays as it is while the event is open. */
const marketIn = (event: SportEvent, held: Market): Market =>
  event.markets.find(({ marketId }) => marketId === held.marketId) ??
  (event.status === 'open' ? held : { ...held, status: 'suspended' })

/** What cannot be applied to what is held is asked for again, once. */
function applyChanges(eventId: string, of: readonly MarketChanges[]) {
  applyTo<SportEvent>(['sport', 'event', eventId], (held) => withAll(held, of, withMarkets))
  applyTo<Detail>(['sport', 'detail', eventId], (held) => withAll(held, of, detailWith))
}

const withAll = <Held>(
  first: Held,
  of: readonly MarketChanges[],
  next: (held: Held, change: MarketChanges) => Held | null,
) => of.reduce<Held | null>((held, change) => held && next(held, change), first)

function applyTo<Held>(queryKey: readonly string[], next: (held: Held) => Held | null) {
  const held = queryClient.getQueryData<Held>(queryKey)
  if (held === undefined) return
  const event = next(held)
  if (event === null) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData<Held>(queryKey, event)
}

/** Null also for a market that was not seen before: it is asked for with its group. */
function detailWith(held: Detail, change: MarketChanges): Detail | null {
  const next = withMarkets(held, change)
  if (!next || next.markets.some((market) => !('group' in market))) return null
  const known = new Set(next.markets.map(({ marketId }) => marketId))
  const groups = held.groups.map((group) => ({
    ...group,
    marketIds: group.marketIds.filter((id) => known.has(id)),
  }))
  return { ...next, groups }
}

type Detail = CallReply<typeof sportBook.eventDetail>

const newer = (held: SportEvent, event: SportEvent | undefined) =>
  event && event.version > held.version ? event : held
