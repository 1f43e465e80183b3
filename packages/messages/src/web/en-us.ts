import { auth } from './en-us/auth.ts'
import { bets } from './en-us/bets.ts'
import { care } from './en-us/care.ts'
import { cash } from './en-us/cash.ts'
import { checks } from './en-us/checks.ts'
import { common } from './en-us/common.ts'
import { dice } from './en-us/dice.ts'
import { draws } from './en-us/draws.ts'
import { errors } from './en-us/errors.ts'
import { fairness } from './en-us/fairness.ts'
import { game } from './en-us/game.ts'
import { gameRecords } from './en-us/game-records.ts'
import { help } from './en-us/help.ts'
import { home } from './en-us/home.ts'
import { kyc } from './en-us/kyc.ts'
import { limits } from './en-us/limits.ts'
import { limbo } from './en-us/limbo.ts'
import { mines } from './en-us/mines.ts'
import { rowDouble } from './en-us/row-double.ts'
import { lobby } from './en-us/lobby.ts'
import { offers } from './en-us/offers.ts'
import { search } from './en-us/search.ts'
import { security } from './en-us/security.ts'
import { rewards } from './en-us/rewards.ts'
import { shell } from './en-us/shell.ts'
import { slip } from './en-us/slip.ts'
import { sport } from './en-us/sport.ts'
import { wallet } from './en-us/wallet.ts'
import { yearly } from './en-us/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const enUs: Translation<typeof ptBr> = {
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
