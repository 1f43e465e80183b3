import { LIVE_NAMESPACE } from '@jogada/contract'
import type { OwnedWin, SocketServer } from './socket-server.ts'

/** What processes tell and ask each other. */
export type ProcessNews = {
  /** Tells the other processes of wins. */
  toOtherProcesses(wins: OwnedWin[]): void
  /** Called with the wins that another process told of. */
  onForeignWins(listener: (wins: OwnedWin[]) => void): void
  /** Tells every process that a player left the wins feed, or came back. */
  toWinListings(playerId: bigint, isListed: boolean): void
  /** Called when a player left the wins feed or came back, at any process. */
  onWinListing(listener: (playerId: string, isListed: boolean) => void): void
  /**
   * Players with an open connection at any process; who is connected to two processes counts twice.
   * A process that does not answer in time is left out.
   */
  playersOnline(): Promise<number>
  /** The same, with how many processes answered, this one included. */
  presence(): Promise<{ readonly players: number; readonly processes: number }>
}

/** Tells the other processes where there are some, and answers what they ask. */
export function processNews(io: SocketServer, hasOthers: boolean): ProcessNews {
  const live = io.of(LIVE_NAMESPACE)
  const listingListeners: ((playerId: string, isListed: boolean) => void)[] = []
  const playersHere = () =>
    new Set([...io.of('/').sockets.values()].map(({ data }) => data.playerId)).size
  io.on('countPlayers', (answer) => answer(playersHere()))

  const presence = async () => {
    const answers = [playersHere(), ...(hasOthers ? await playersElsewhere(io) : [])]
    return { players: answers.reduce((sum, one) => sum + one, 0), processes: answers.length }
  }

  return {
    toOtherProcesses: (wins) => {
      if (hasOthers) live.serverSideEmit('wins', wins)
    },
    onForeignWins: (listener) => {
      live.on('wins', listener)
    },
    toWinListings: (playerId, isListed) => {
      for (const listener of listingListeners) listener(String(playerId), isListed)
      if (hasOthers) live.serverSideEmit('winsListing', String(playerId), isListed)
    },
    onWinListing: (listener) => {
      listingListeners.push(listener)
      live.on('winsListing', listener)
    },
    playersOnline: async () => (await presence()).players,
    presence,
  }
}

/** What the other processes answer; the answers that came stand when one does not come in time. */
const playersElsewhere = (io: SocketServer): Promise<number[]> =>
  io
    .serverSideEmitWithAck('countPlayers')
    .catch(({ responses }: { responses?: number[] }) => responses ?? [])
