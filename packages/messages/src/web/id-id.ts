import { auth } from './id-id/auth.ts'
import { bets } from './id-id/bets.ts'
import { care } from './id-id/care.ts'
import { cash } from './id-id/cash.ts'
import { checks } from './id-id/checks.ts'
import { common } from './id-id/common.ts'
import { dice } from './id-id/dice.ts'
import { draws } from './id-id/draws.ts'
import { errors } from './id-id/errors.ts'
import { fairness } from './id-id/fairness.ts'
import { game } from './id-id/game.ts'
import { gameRecords } from './id-id/game-records.ts'
import { help } from './id-id/help.ts'
import { home } from './id-id/home.ts'
import { kyc } from './id-id/kyc.ts'
import { limits } from './id-id/limits.ts'
import { limbo } from './id-id/limbo.ts'
import { mines } from './id-id/mines.ts'
import { rowDouble } from './id-id/row-double.ts'
import { lobby } from './id-id/lobby.ts'
import { offers } from './id-id/offers.ts'
import { search } from './id-id/search.ts'
import { security } from './id-id/security.ts'
import { rewards } from './id-id/rewards.ts'
import { shell } from './id-id/shell.ts'
import { slip } from './id-id/slip.ts'
import { sport } from './id-id/sport.ts'
import { wallet } from './id-id/wallet.ts'
import { yearly } from './id-id/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const idId: Translation<typeof ptBr> = {
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
