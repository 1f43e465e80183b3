import { auth } from './es-es/auth.ts'
import { bets } from './es-es/bets.ts'
import { care } from './es-es/care.ts'
import { cash } from './es-es/cash.ts'
import { checks } from './es-es/checks.ts'
import { common } from './es-es/common.ts'
import { dice } from './es-es/dice.ts'
import { draws } from './es-es/draws.ts'
import { errors } from './es-es/errors.ts'
import { fairness } from './es-es/fairness.ts'
import { game } from './es-es/game.ts'
import { gameRecords } from './es-es/game-records.ts'
import { help } from './es-es/help.ts'
import { home } from './es-es/home.ts'
import { kyc } from './es-es/kyc.ts'
import { limits } from './es-es/limits.ts'
import { limbo } from './es-es/limbo.ts'
import { mines } from './es-es/mines.ts'
import { rowDouble } from './es-es/row-double.ts'
import { lobby } from './es-es/lobby.ts'
import { offers } from './es-es/offers.ts'
import { search } from './es-es/search.ts'
import { security } from './es-es/security.ts'
import { rewards } from './es-es/rewards.ts'
import { shell } from './es-es/shell.ts'
import { slip } from './es-es/slip.ts'
import { sport } from './es-es/sport.ts'
import { wallet } from './es-es/wallet.ts'
import { yearly } from './es-es/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const esEs: Translation<typeof ptBr> = {
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
