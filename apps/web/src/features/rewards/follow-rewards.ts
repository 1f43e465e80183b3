import { reward, user } from '@jogada/contract'
import { request } from '../../api/request.ts'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { openUninvited } from '../../overlays/uninvited.ts'
import { stored } from '../../platform/storage.ts'
import { playerQuery } from '../../session/player-queries.ts'
import type { Player } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToken, useSession } from '../../session/session.ts'
import { testAccountQuery } from './reward-queries.ts'

const GIFT_CHECK_MS = 1000
const quiet = { loading: false, failure: 'here' } as const

/**
 * Opens what the player was given: the gift a second after the load, once in a session of the
 * tab, unless the Telegram link is a manager's; the award of a level as soon as it is reached, but not over automatic play; a test
 * account once; each only in the session that asked for it. Called once.
 */
export function followRewards(telegram: () => Promise<string | null>) {
  const checkIn = (ms: number) => setTimeout(() => void checkGift(telegram), ms)
  if (currentToken() !== null) checkIn(Math.max(0, GIFT_CHECK_MS - sinceLoadMs()))
  useSession.subscribe(({ token, ended }, before) => {
    if (ended !== before.ended) stored.giftShown.write(null)
    if (token !== null && token !== before.token) checkIn(GIFT_CHECK_MS)
  })
  followPlayer()
}

/** How long ago the page had loaded; this is called some time after it. */
function sinceLoadMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0
}

async function checkGift(telegram: () => Promise<string | null>) {
  const token = currentToken()
  if (token === null) return
  if ((await telegram().catch(() => null))?.includes('manager')) return
  const waits = await request(user.userGift, {}, quiet).catch(() => 0)
  if (currentToken() !== token) return
  const isHome = location.pathname === '/home'
  if (waits === 1 && isHome && isFree() && stored.giftShown.read() === null) {
    stored.giftShown.write('1')
    openOverlay({ id: 'gift', params: {} })
  }
}

function followPlayer() {
  let last: Pick<Player, 'uId' | 'level'> | undefined
  const hear = (player: Player | undefined) => {
    if (!player) return
    const rose = last?.uId === player.uId && player.level > last.level
    last = { uId: player.uId, level: player.level }
    if (rose) void showAwards()
    if (player.testFlag === 1) void showTestAccount(player.uId)
  }
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    const isPlayer = query.queryHash === JSON.stringify(playerQuery.queryKey)
    if (type === 'updated' && isPlayer) hear(query.state.data as Player | undefined)
  })
  // the player may have been there before this code was
  hear(queryClient.getQueryData<Player>(playerQuery.queryKey))
}

async function showAwards() {
  const token = currentToken()
  const awards = await request(reward.awards, {}, quiet).catch(() => [])
  void queryClient.invalidateQueries({ queryKey: ['player', 'awards'] })
  if (awards.length === 0 || currentToken() !== token) return
  openUninvited(() => {
    if (isFree()) openOverlay({ id: 'activeAward', params: {} })
  })
}

/** Fetches a test player's account and shows it, once in a tab, which keeps it. */
async function showTestAccount(uId: string) {
  if (keptTestAccountOf() === uId || !isFree()) return
  const token = currentToken()
  const account = await queryClient.fetchQuery(testAccountQuery).catch(() => null)
  if (account === null || currentToken() !== token) return
  if (keptTestAccountOf() === uId || !isFree()) return
  stored.testAccount.write(JSON.stringify({ uId, ...account }))
  openOverlay({ id: 'testAccount', params: {} })
}

function keptTestAccountOf(): string | null {
  const kept = stored.testAccount.read()
  return kept === null ? null : (JSON.parse(kept) as { uId: string }).uId
}

const isFree = () => useOverlays.getState().stack.length === 0
