import {
  care,
  casino,
  consent,
  draw,
  game,
  limits,
  notice,
  order,
  play,
  privacy,
  promotion,
  referral,
  reward,
  sport,
  sportBook,
  ticket,
  user,
  vip,
  wallet,
  yearly,
} from '@jogada/contract'
import type { CallDefinition, CallReply, ops } from '@jogada/contract'
import { maskEmail, maskName } from '../desk/mask.ts'

type Mask = (data: unknown) => unknown

const asItIs: Mask = (data) => data

/** A call whose answer holds personal data, and how much of it a look shows. */
const masked = <C extends CallDefinition>(
  call: C,
  mask: (data: CallReply<C>) => CallReply<C>,
): readonly [CallDefinition, Mask] => [call, (data) => mask(data as CallReply<C>)]

const HIDDEN = '•••'

const hideCard = (card: CallReply<typeof order.getWithdraw>['cardInfo']['CPF']) =>
  card && { ifsc: HIDDEN, payCardNo: HIDDEN, name: maskName(card.name), whatsapp: HIDDEN }

/** What was done about how a player plays is kept from those who may not see their well-being. */
const withoutCare = ({ messages, ...inbox }: CallReply<typeof notice.inbox>) => ({
  ...inbox,
  messages: messages.filter(({ kind }) => !kind.startsWith('care_')),
})

const PERSONAL_FACTS: ReadonlySet<string> = new Set(['destination', 'counterpart'])

/**
 * What a look may call beside public pages: nothing that changes anything, nothing of how the
 * account is guarded, and nothing that is the player's alone.
 */
const lookable: ReadonlyMap<string, Mask> = new Map(
  [
    ...[
      casino.gameMess,
      casino.limboRounds,
      casino.minesRounds,
      casino.openRounds,
      casino.roundDetail,
      casino.rowDoubleRounds,
      casino.winsListing,
      consent.adChoice,
      consent.consents,
      draw.myDrawBets,
      game.diceRounds,
      game.inPlay,
      limits.getLimits,
      order.getPrices,
      play.favourites,
      privacy.closingState,
      promotion.bonuses,
      promotion.earnedOffer,
      referral.ladder,
      referral.people,
      referral.summary,
      reward.awards,
      sport.myBets,
      sportBook.favourites,
      ticket.myTickets,
      ticket.ticketReceipt,
      user.getBalance,
      user.kycStatus,
      user.userGift,
      vip.rebates,
      vip.status,
      wallet.locks,
      wallet.records,
      wallet.statement,
      wallet.transferLimits,
      yearly.years,
    ].map((call): readonly [CallDefinition, Mask] => [call, asItIs]),
    masked(user.userInfo, (info) => ({
      ...info,
      name: maskName(info.name),
      username: maskEmail(info.username),
      email: maskEmail(info.email),
      extendInfo: null,
    })),
    masked(order.getWithdraw, ({ cardInfo, ...terms }) => ({
      ...terms,
      cardInfo: {
        ...cardInfo,
        CPF: hideCard(cardInfo.CPF),
        CNPJ: hideCard(cardInfo.CNPJ),
        USDT: hideCard(cardInfo.USDT),
      },
    })),
    masked(order.withdrawals, (withdrawals) =>
      withdrawals.map((one) => ({ ...one, destination: HIDDEN })),
    ),
    masked(yearly.statement, ({ player, ...statement }) => ({
      ...statement,
      player: { name: maskName(player.name), cpf: HIDDEN },
    })),
    masked(wallet.recordDetail, ({ facts, ...record }) => ({
      ...record,
      facts: facts.map((fact) =>
        PERSONAL_FACTS.has(fact.name) ? { ...fact, value: HIDDEN } : fact,
      ),
    })),
  ].map(([{ path }, mask]) => [path, mask]),
)

/** What a look shows by whether its operator may see a player's well-being. */
const ofWellbeing: ReadonlyMap<string, (seesCare: boolean) => Mask | null> = new Map([
  [care.activity.path, (seesCare) => (seesCare ? asItIs : null)],
  [notice.inbox.path, (seesCare) => (seesCare ? asItIs : masked(notice.inbox, withoutCare)[1])],
])

/**
 * How a look of somebody with these rights shows what a call answers; null where it may
 * not call it.
 */
export function maskFor(
  { auth, method, changes, path }: CallDefinition,
  rights: ReadonlySet<ops.Permission>,
): Mask | null {
  if (method !== 'GET' || changes || auth === 'operator') return null
  if (auth === 'public') return asItIs
  const byRight = ofWellbeing.get(path)
  return byRight ? byRight(rights.has('wellbeing.view')) : (lookable.get(path) ?? null)
}
