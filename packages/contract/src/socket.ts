import type { LadderGame } from '@jogada/core/games/house-games'
import type { DrawBet, DrawChannel, DrawTick } from './draw.ts'
import type { PublicWin } from './casino.ts'
import type { GameStops } from './game.ts'
import type { LostPromise } from './order.ts'
import type { MarketChanges, SportEvent } from './sport.ts'

/** Path of the realtime server; websocket is the only transport. */
export const SOCKET_PATH = '/gamecenter-siop'

/** Namespace for everybody: scores and prices. The default namespace is the player's own. */
export const LIVE_NAMESPACE = '/live'

/** What the server tells a player, by the specification's event names. */
export type PlayerEvents = {
  updateUserInfo: () => void
  /** `version` is the cash account's; a gap tells the client to fetch the balance again. */
  insBalance: (change: { balance: string; version: string }) => void
  /** `gift` is the bonus that came with the deposit, `lost` why not all that was promised did. */
  paySuccess: (payment: {
    czflag: 0 | 1
    orderId: string
    amount: string
    gift: string
    lost?: LostPromise
  }) => void
  /** `offerId` lets a client that missed the event, or heard it, know the offer again. */
  userBetAmount: (bonus: { bouns: number; amount: string; offerId: string }) => void
  freeBalance: (change: { freeBalance: string }) => void
  /**
   * Something to read at once. `kind` and `values` name the message of the inbox that it is, for a
   * client that has texts of its own; without them it is a message to everybody.
   */
  notice: (notice: {
    text: string
    level: 'info' | 'warn' | 'critical'
    kind?: string
    values?: Readonly<Record<string, string>>
  }) => void
  /** A message to everybody was taken back. */
  noticesChanged: () => void
  /** A bet of the player, or a leg of one, was settled, settled again or taken back. */
  betSettled: (change: { betId: string }) => void
  /** A bet of the player on a shared round was taken; `key` tells it to the page that sent it. */
  drawBet: (taken: { bet: DrawBet; key: string }) => void
  /** The player's bets on a shared round were paid, or given back when it was void. */
  drawSettled: (result: {
    channel: DrawChannel
    roundId: string
    stake: string
    payout: string
    outcome: number | null
  }) => void
  /**
   * A round with steps began, moved on or ended, by the player on some device or by the rule.
   * `steps` and `status` let a client that knows already keep quiet; how it stands is asked for.
   */
  roundMoved: (change: RoundMoved) => void
  /** A bet or a cash-out that waited for its in-play delay was decided. */
  betDecided: (change: { betId: string; status: number; reason: string | null }) => void
}

export type RoundMoved = {
  readonly game: LadderGame
  readonly roundId: string
  readonly steps: number
  readonly status: number
}

/** What a player's client tells the server. */
export type PlayerRequests = {
  /** A game was left; `opening` is the `sessionToken` of its launch, where it had one. */
  offGame: (code: string, opening?: string) => void
}

/** What everybody may hear; the client names the events that it looks at. */
export type LiveEvents = {
  /** How an event stands, with the markets that a row shows. */
  sportEvent: (event: SportEvent) => void
  /** The markets of an event, to those who asked by `watchMarkets`. */
  sportMarkets: (changes: MarketChanges) => void
  /** A shared round opened, locked, was drawn or settled, or took bets. */
  draw: (tick: DrawTick) => void
  /** Wins as they happen, newest last, to those who asked by `watchWins`. */
  wins: (wins: PublicWin[]) => void
  /** The latest wins anew, newest first: somebody has left the feed. */
  winsLeft: (wins: PublicWin[]) => void
  /**
   * Which games of the house are stopped, to those who asked by `watchStops`: at once, then
   * on each change.
   */
  gameStops: (stops: GameStops) => void
}

export type LiveRequests = {
  watch: (eventIds: string[]) => void
  /** The events of which it wants every market, beside those of `watch`. */
  watchMarkets: (eventIds: string[]) => void
  /** The channels of shared rounds that it looks at. */
  watchDraws: (channels: DrawChannel[]) => void
  watchWins: (on: boolean) => void
  watchStops: (on: boolean) => void
}
