import { promotion } from '@jogada/contract'
import type { PlayerEvents } from '@jogada/contract'
import { zero } from '@jogada/core'
import { request } from '../../api/request.ts'
import { moneyOf } from '../../components/typed-money.ts'
import { openOverlay, closeOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { openUninvited } from '../../overlays/uninvited.ts'
import { keep, stored } from '../../platform/storage.ts'
import { onConnect, onPlayerEvent } from '../../realtime/socket.ts'
import { balanceQuery, knownPlayer } from '../../session/player-queries.ts'
import type { Balance } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToken, useSession } from '../../session/session.ts'

const LOW_BALANCE = 1_000n
const LOW_FREE_BALANCE = 51n
/** The parts beside cash are fetched a little after a bet's answer. */
const SETTLES_MS = 2_500

/**
 * Whether a balance is so low that its deposit is offered: under 10, or under 0.51 with bonuses.
 */
export const isLow = ({ balance, freeBalance }: Pick<Balance, 'balance' | 'freeBalance'>) =>
  moneyOf(balance) < LOW_BALANCE || moneyOf(freeBalance) < LOW_FREE_BALANCE

/** The offer that this browser has shown last. */
const offerShown = keep('localStorage', 'jogada.offerShown')

/**
 * Opens what the server and the balance ask for: the bonus popup when its event carries both its
 * parts, also when it was told while nobody was connected, and the low-balance deposit when the
 * balance falls; over automatic play, neither opens before its end. Called once.
 */
export function followOffers() {
  onPlayerEvent('userBetAmount', showOffer)
  onConnect(() => void showMissedOffer())
  followBalance()
  useSession.subscribe(({ token }, before) => {
    if (token !== before.token) forgetOffers()
  })
}

function showOffer({ bouns, amount, offerId }: Parameters<PlayerEvents['userBetAmount']>[0]) {
  if (!bouns || !amount) return
  openUninvited(() => {
    if (knownPlayer()?.offersAllowed === false) return
    offerShown.write(offerId)
    openOverlay({ id: 'bonusPopup', params: { bouns, amount } })
  })
}

/**
 * Shows once what play earned at a studio's game, where no connection stands, or without a network.
 */
async function showMissedOffer() {
  const token = currentToken()
  const quiet = { loading: false, failure: 'here' } as const
  const offer = await request(promotion.earnedOffer, {}, quiet).catch(() => null)
  if (offer === null || offerShown.read() === offer.offerId || currentToken() !== token) return
  if (useOverlays.getState().stack.length === 0) showOffer(offer)
}

/**
 * Offers the deposit once a visit, when a balance that was not low has become so. It opens over
 * nothing else, and not while a stake is still open.
 */
function followBalance() {
  // the balance may have been there before this code was
  const known = queryClient.getQueryData(balanceQuery.queryKey)
  let wasLow = known ? isLow(known) : null
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryHash !== JSON.stringify(balanceQuery.queryKey)) return
    const balance = query.state.data as Balance | undefined
    if (!balance) {
      wasLow = null
      return
    }
    const low = isLow(balance)
    const fell = low && wasLow === false
    wasLow = low
    if (fell) offerDepositSoon()
  })
}

/** In the session whose balance fell, once its parts are there. */
function offerDepositSoon() {
  const token = currentToken()
  setTimeout(() => {
    if (currentToken() === token) openUninvited(offerDeposit)
  }, SETTLES_MS)
}

/**
 * Looks again once all parts of the balance are there: money on its way out asks for no deposit.
 */
function offerDeposit() {
  const balance = queryClient.getQueryData(balanceQuery.queryKey)
  if (!balance || !isLow(balance) || !mayInterrupt(balance)) return
  stored.lowBalanceShown.write('1')
  openOverlay({ id: 'gameDeposit', params: {} })
}

const mayInterrupt = ({ held, withdrawing }: Balance) =>
  knownPlayer()?.offersAllowed === true &&
  stored.lowBalanceShown.read() === null &&
  useOverlays.getState().stack.length === 0 &&
  moneyOf(held) === zero &&
  moneyOf(withdrawing) === zero &&
  moneyOf(knownPlayer()?.paySumAmount) > zero

/** Another session starts without the offers of the last one. */
function forgetOffers() {
  stored.lowBalanceShown.write(null)
  for (const { id, key } of useOverlays.getState().stack) {
    if (id === 'gameDeposit' || id === 'bonusPopup') closeOverlay(key)
  }
}
