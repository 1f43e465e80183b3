import { auth } from './vi-vn/auth.ts'
import { bets } from './vi-vn/bets.ts'
import { care } from './vi-vn/care.ts'
import { cash } from './vi-vn/cash.ts'
import { checks } from './vi-vn/checks.ts'
import { common } from './vi-vn/common.ts'
import { dice } from './vi-vn/dice.ts'
import { draws } from './vi-vn/draws.ts'
import { errors } from './vi-vn/errors.ts'
import { fairness } from './vi-vn/fairness.ts'
import { game } from './vi-vn/game.ts'
import { gameRecords } from './vi-vn/game-records.ts'
import { help } from './vi-vn/help.ts'
import { home } from './vi-vn/home.ts'
import { kyc } from './vi-vn/kyc.ts'
import { limits } from './vi-vn/limits.ts'
import { limbo } from './vi-vn/limbo.ts'
import { mines } from './vi-vn/mines.ts'
import { rowDouble } from './vi-vn/row-double.ts'
import { lobby } from './vi-vn/lobby.ts'
import { offers } from './vi-vn/offers.ts'
import { search } from './vi-vn/search.ts'
import { security } from './vi-vn/security.ts'
import { rewards } from './vi-vn/rewards.ts'
import { shell } from './vi-vn/shell.ts'
import { slip } from './vi-vn/slip.ts'
import { sport } from './vi-vn/sport.ts'
import { wallet } from './vi-vn/wallet.ts'
import { yearly } from './vi-vn/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const viVn: Translation<typeof ptBr> = {
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
