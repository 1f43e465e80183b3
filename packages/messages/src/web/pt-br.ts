import { auth } from './pt-br/auth.ts'
import { bets } from './pt-br/bets.ts'
import { care } from './pt-br/care.ts'
import { cash } from './pt-br/cash.ts'
import { checks } from './pt-br/checks.ts'
import { common } from './pt-br/common.ts'
import { dice } from './pt-br/dice.ts'
import { draws } from './pt-br/draws.ts'
import { errors } from './pt-br/errors.ts'
import { fairness } from './pt-br/fairness.ts'
import { game } from './pt-br/game.ts'
import { gameRecords } from './pt-br/game-records.ts'
import { help } from './pt-br/help.ts'
import { home } from './pt-br/home.ts'
import { kyc } from './pt-br/kyc.ts'
import { limits } from './pt-br/limits.ts'
import { limbo } from './pt-br/limbo.ts'
import { mines } from './pt-br/mines.ts'
import { rowDouble } from './pt-br/row-double.ts'
import { lobby } from './pt-br/lobby.ts'
import { offers } from './pt-br/offers.ts'
import { search } from './pt-br/search.ts'
import { security } from './pt-br/security.ts'
import { rewards } from './pt-br/rewards.ts'
import { shell } from './pt-br/shell.ts'
import { slip } from './pt-br/slip.ts'
import { sport } from './pt-br/sport.ts'
import { wallet } from './pt-br/wallet.ts'
import { yearly } from './pt-br/yearly.ts'

/** The base catalogue of the player app: its keys and arguments type all the others. */
export const ptBr = {
  auth,
  bets,
  care,
  cash,
  checks,
  common,
  dice,
  draws,
  errors,
  fairness,
  game,
  gameRecords,
  help,
  home,
  kyc,
  limbo,
  limits,
  mines,
  rowDouble,
  lobby,
  offers,
  search,
  security,
  rewards,
  shell,
  slip,
  sport,
  wallet,
  yearly,
} as const
