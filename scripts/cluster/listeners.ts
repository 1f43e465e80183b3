import { setTimeout as sleep } from 'node:timers/promises'
import { security, SOCKET_PATH } from '@jogada/contract'
import type { Pool } from 'pg'
import { io } from 'socket.io-client'
import { keepConnected } from '../../apps/web/src/realtime/keep-connected.ts'
import { clientOf } from '../../apps/server/src/testkit/server-process.ts'
import type { Player } from '../drill/crowd.ts'
import { pokeBalance } from './poke.ts'

const HEARS_WITHIN_MS = 30_000

/** A socket for each player, through the proxy, as the app keeps one: it comes back by itself. */
export function listen(url: string, players: readonly Player[]) {
  const ears = players.map((player) => {
    const socket = io(url, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      reconnection: false,
    })
    const ticketOf = async () => {
      const { data } = await clientOf(url).call(security.socketTicket, {}, { token: player.token })
      if (!data) throw new Error('no ticket')
      return data.ticket
    }
    const ear = { player, leave: () => {}, lastVersion: 0n, heard: 0, connections: 0 }
    socket.on('connect', () => ear.connections++)
    socket.on('insBalance', ({ version }: { version: string }) => {
      ear.heard++
      if (BigInt(version) > ear.lastVersion) ear.lastVersion = BigInt(version)
    })
    ear.leave = keepConnected(socket, ticketOf)
    return ear
  })
  return {
    /** After the storm each socket lives and hears its player's newest balance again. */
    async check(pool: Pool): Promise<string[]> {
      const deaf: string[] = []
      for (const ear of ears) {
        if (!(await hearsAgain(ear, pool, url))) deaf.push(`${ear.player.cpf} hears nothing`)
      }
      const sum = (pick: (ear: (typeof ears)[number]) => number) =>
        ears.reduce((n, ear) => n + pick(ear), 0)
      console.log(
        `sockets       ${sum((ear) => ear.heard)} balances heard over ${sum((ear) => ear.connections)} connections of ${ears.length} players`,
      )
      return deaf
    },
    close() {
      for (const { leave } of ears) leave()
    },
  }
}

type Ear = { readonly player: Player; readonly lastVersion: bigint }

async function hearsAgain(ear: Ear, pool: Pool, url: string): Promise<boolean> {
  const deadline = performance.now() + HEARS_WITHIN_MS
  while (performance.now() < deadline) {
    const before = ear.lastVersion
    if (await pokeBalance(url, ear.player)) {
      const version = await cashVersion(pool, ear.player)
      for (let i = 0; i < 20 && ear.lastVersion < version; i++) await sleep(50)
      if (ear.lastVersion === version && version > before) return true
    } else return true // nothing left to play with: its balance cannot change any more
    await sleep(200)
  }
  return false
}

async function cashVersion(pool: Pool, { playerId }: Player): Promise<bigint> {
  const { rows } = await pool.query<{ version: bigint }>(
    'SELECT version FROM ledger.account WHERE owner = $1 AND account = 1',
    [playerId],
  )
  return rows[0]?.version ?? 0n
}
