import { auth } from './hi-in/auth.ts'
import { bets } from './hi-in/bets.ts'
import { care } from './hi-in/care.ts'
import { cash } from './hi-in/cash.ts'
import { checks } from './hi-in/checks.ts'
import { common } from './hi-in/common.ts'
import { dice } from './hi-in/dice.ts'
import { draws } from './hi-in/draws.ts'
import { errors } from './hi-in/errors.ts'
import { fairness } from './hi-in/fairness.ts'
import { game } from './hi-in/game.ts'
import { gameRecords } from './hi-in/game-records.ts'
import { help } from './hi-in/help.ts'
import { home } from './hi-in/home.ts'
import { kyc } from './hi-in/kyc.ts'
import { limits } from './hi-in/limits.ts'
import { limbo } from './hi-in/limbo.ts'
import { mines } from './hi-in/mines.ts'
import { rowDouble } from './hi-in/row-double.ts'
import { lobby } from './hi-in/lobby.ts'
import { offers } from './hi-in/offers.ts'
import { search } from './hi-in/search.ts'
import { security } from './hi-in/security.ts'
import { rewards } from './hi-in/rewards.ts'
import { shell } from './hi-in/shell.ts'
import { slip } from './hi-in/slip.ts'
import { sport } from './hi-in/sport.ts'
import { wallet } from './hi-in/wallet.ts'
import { yearly } from './hi-in/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const hiIn: Translation<typeof ptBr> = {
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
}
