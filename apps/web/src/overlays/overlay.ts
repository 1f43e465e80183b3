import type { DrawGame, HouseGame } from '@jogada/core/games/house-games'
import type { GameRecord, LimboRound, MinesRound, RowDoubleRound } from '@jogada/contract/casino'
import type { DrawChannel } from '@jogada/contract/draw'
import type { DiceRound } from '@jogada/contract/game'
import type { LostPromise } from '@jogada/contract/order'
import type { WayOn } from '../api/error-catalogue.ts'

/** What each overlay needs to be told when it opens. A new overlay starts with a line here. */
export type OverlayParams = {
  /** Awards that wait, such as one for a new level. */
  activeAward: object
  avatar: object
  auth: { readonly tab: 'login' | 'register'; readonly email?: string; readonly pwd?: string }
  gift: object
  /** The support chat. */
  support: object
  testAccount: object
  /** What was played today, over all games and sports. */
  today: object
  cash: { readonly tab: 'deposit' | 'withdraw' }
  editBank: { readonly next?: Overlay }
  gameDeposit: object
  alert: { readonly message: string; readonly next?: Overlay; readonly to?: WayOn }
  /** With a bet, that one comes first. */
  bets: { readonly betId?: string }
  diceRules: object
  drawRules: { readonly game: DrawGame }
  /** Without a round, the last one is proved. */
  drawProof: { readonly channel: DrawChannel; readonly roundId?: string }
  gameRecord: { readonly record: GameRecord }
  /** Sound, keys and session, at the table of a game. */
  gameTools: { readonly game: HouseGame }
  /** How the app comes to the home screen of an iPhone or iPad. */
  installGuide: object
  limboRules: object
  minesRules: object
  rowDoubleRules: object
  /** With a round, its receipt comes first. */
  fairness: { readonly round?: ProofRound }
  menu: object
  my: object
  /** A bonus that play has earned: its base and by how much it is multiplied. */
  bonusPopup: { readonly bouns: number; readonly amount: string }
  /** After a registration: the picture that leads to the first steps, and the first deposit. */
  startMask: object
  secondDeposit: object
  /** The step between choosing a package and its order. */
  payConfirm: {
    readonly place: 'page' | 'low_balance' | 'popup'
    readonly pkgId: string
    /** What is paid, and what is credited and given for it. */
    readonly amount: string
    readonly price: string
    readonly bonus: string
    /** 0 waives promotions. */
    readonly gift: 0 | 1
  }
  payWait: PayOrder
  payPage: PayOrder
  payReceipt: {
    readonly amount: string
    readonly gift: string
    readonly lost?: LostPromise | undefined
  }
  resetPassword: { readonly email?: string }
  search: object
  security: object
  slip: object
  sportRules: { readonly sport: string }
  balanceParts: object
  /** What waits for the player's consent, or the documents to read. */
  consent: object
  /** The code that confirms a phone. */
  phone: object
  /** The address and gender that the licence asks for. */
  registration: object
  /** Where the player is, by the browser's position. */
  location: object
  changeEmail: object
  changePassword: object
  withdrawTo: object
}

/** A round that can be proved, as its game tells it. */
export type ProofRound = DiceRound | LimboRound | MinesRound | RowDoubleRound

/** A deposit order that waits for its payment at `url`. */
export type PayOrder = {
  readonly orderId: string
  readonly url: string
  readonly amount: string
}

export type OverlayId = keyof OverlayParams

export type OverlayOf<Id extends OverlayId> = {
  readonly id: Id
  readonly params: OverlayParams[Id]
}

export type Overlay = { readonly [Id in OverlayId]: OverlayOf<Id> }[OverlayId]

/** An open overlay; `key` tells two alerts apart. */
export type OpenOverlay = Overlay & { readonly key: number }

export type OverlayState = {
  /** Bottom to top. */
  readonly stack: readonly OpenOverlay[]
  readonly nextKey: number
}

export type Viewer = {
  readonly loggedIn: boolean
  /** Whether name and CPF are confirmed (`kyc` 1). */
  readonly verified: boolean
}

export type OverlayAction =
  | { readonly type: 'open'; readonly overlay: Overlay; readonly viewer: Viewer }
  /** Puts another overlay in the place of the top one. */
  | { readonly type: 'replace'; readonly overlay: Overlay; readonly viewer: Viewer }
  | { readonly type: 'close'; readonly key: number }
  /** Keeps the lowest `depth` overlays: what Back does. */
  | { readonly type: 'trim'; readonly depth: number }

export const noOverlays: OverlayState = { stack: [], nextKey: 1 }

/**
 * The one place where overlays open and close. An overlay that needs a login opens the login
 * first; a deposit, or its confirmation, asked for by an unverified player from anywhere but the
 * KYC overlay opens that overlay, which leads on to the deposit. An overlay that is already on top
 * is not opened twice.
 */
export function reduceOverlays(state: OverlayState, action: OverlayAction): OverlayState {
  switch (action.type) {
    case 'open':
      return push(state, admitted(action.overlay, action.viewer, state.stack.at(-1)?.id))
    case 'replace': {
      const top = state.stack.at(-1)
      const below = { ...state, stack: state.stack.slice(0, -1) }
      return push(below, admitted(action.overlay, action.viewer, top?.id))
    }
    case 'close':
      return { ...state, stack: state.stack.filter(({ key }) => key !== action.key) }
    case 'trim':
      break
  }
  return { ...state, stack: state.stack.slice(0, action.depth) }
}

const FOR_PLAYERS: ReadonlySet<OverlayId> = new Set([
  'activeAward',
  'avatar',
  'balanceParts',
  'bets',
  'bonusPopup',
  'cash',
  'changeEmail',
  'changePassword',
  'editBank',
  'gameDeposit',
  'gameRecord',
  'my',
  'payConfirm',
  'payPage',
  'payReceipt',
  'payWait',
  'registration',
  'secondDeposit',
  'security',
  'testAccount',
  'today',
  'withdrawTo',
])

/** The overlay that really opens when one is asked for over `previous`. */
function admitted(asked: Overlay, viewer: Viewer, previous: OverlayId | undefined): Overlay {
  if (!viewer.loggedIn && FOR_PLAYERS.has(asked.id)) {
    return { id: 'auth', params: { tab: 'login' } }
  }
  const deposit =
    asked.id === 'payConfirm' || (asked.id === 'cash' && asked.params.tab === 'deposit')
  if (deposit && !viewer.verified && previous !== 'editBank') {
    return { id: 'editBank', params: { next: asked } }
  }
  return asked
}

function push(state: OverlayState, overlay: Overlay): OverlayState {
  const top = state.stack.at(-1)
  const repeated = top?.id === overlay.id && overlay.id !== 'alert'
  if (repeated) return state
  return { stack: [...state.stack, { ...overlay, key: state.nextKey }], nextKey: state.nextKey + 1 }
}
