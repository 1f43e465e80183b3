import { auth } from './it-it/auth.ts'
import { bets } from './it-it/bets.ts'
import { care } from './it-it/care.ts'
import { cash } from './it-it/cash.ts'
import { checks } from './it-it/checks.ts'
import { common } from './it-it/common.ts'
import { dice } from './it-it/dice.ts'
import { draws } from './it-it/draws.ts'
import { errors } from './it-it/errors.ts'
import { fairness } from './it-it/fairness.ts'
import { game } from './it-it/game.ts'
import { gameRecords } from './it-it/game-records.ts'
import { help } from './it-it/help.ts'
import { home } from './it-it/home.ts'
import { kyc } from './it-it/kyc.ts'
import { limits } from './it-it/limits.ts'
import { limbo } from './it-it/limbo.ts'
import { mines } from './it-it/mines.ts'
import { rowDouble } from './it-it/row-double.ts'
import { lobby } from './it-it/lobby.ts'
import { offers } from './it-it/offers.ts'
import { search } from './it-it/search.ts'
import { security } from './it-it/security.ts'
import { rewards } from './it-it/rewards.ts'
import { shell } from './it-it/shell.ts'
import { slip } from './it-it/slip.ts'
import { sport } from './it-it/sport.ts'
import { wallet } from './it-it/wallet.ts'
import { yearly } from './it-it/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const itIt: Translation<typeof ptBr> = {
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
