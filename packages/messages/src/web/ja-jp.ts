import { auth } from './ja-jp/auth.ts'
import { bets } from './ja-jp/bets.ts'
import { care } from './ja-jp/care.ts'
import { cash } from './ja-jp/cash.ts'
import { checks } from './ja-jp/checks.ts'
import { common } from './ja-jp/common.ts'
import { dice } from './ja-jp/dice.ts'
import { draws } from './ja-jp/draws.ts'
import { errors } from './ja-jp/errors.ts'
import { fairness } from './ja-jp/fairness.ts'
import { game } from './ja-jp/game.ts'
import { gameRecords } from './ja-jp/game-records.ts'
import { help } from './ja-jp/help.ts'
import { home } from './ja-jp/home.ts'
import { kyc } from './ja-jp/kyc.ts'
import { limits } from './ja-jp/limits.ts'
import { limbo } from './ja-jp/limbo.ts'
import { mines } from './ja-jp/mines.ts'
import { rowDouble } from './ja-jp/row-double.ts'
import { lobby } from './ja-jp/lobby.ts'
import { offers } from './ja-jp/offers.ts'
import { search } from './ja-jp/search.ts'
import { security } from './ja-jp/security.ts'
import { rewards } from './ja-jp/rewards.ts'
import { shell } from './ja-jp/shell.ts'
import { slip } from './ja-jp/slip.ts'
import { sport } from './ja-jp/sport.ts'
import { wallet } from './ja-jp/wallet.ts'
import { yearly } from './ja-jp/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const jaJp: Translation<typeof ptBr> = {
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
