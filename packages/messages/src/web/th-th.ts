import { auth } from './th-th/auth.ts'
import { bets } from './th-th/bets.ts'
import { care } from './th-th/care.ts'
import { cash } from './th-th/cash.ts'
import { checks } from './th-th/checks.ts'
import { common } from './th-th/common.ts'
import { dice } from './th-th/dice.ts'
import { draws } from './th-th/draws.ts'
import { errors } from './th-th/errors.ts'
import { fairness } from './th-th/fairness.ts'
import { game } from './th-th/game.ts'
import { gameRecords } from './th-th/game-records.ts'
import { help } from './th-th/help.ts'
import { home } from './th-th/home.ts'
import { kyc } from './th-th/kyc.ts'
import { limits } from './th-th/limits.ts'
import { limbo } from './th-th/limbo.ts'
import { mines } from './th-th/mines.ts'
import { rowDouble } from './th-th/row-double.ts'
import { lobby } from './th-th/lobby.ts'
import { offers } from './th-th/offers.ts'
import { search } from './th-th/search.ts'
import { security } from './th-th/security.ts'
import { rewards } from './th-th/rewards.ts'
import { shell } from './th-th/shell.ts'
import { slip } from './th-th/slip.ts'
import { sport } from './th-th/sport.ts'
import { wallet } from './th-th/wallet.ts'
import { yearly } from './th-th/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const thTh: Translation<typeof ptBr> = {
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
