import { auth } from './ko-kr/auth.ts'
import { bets } from './ko-kr/bets.ts'
import { care } from './ko-kr/care.ts'
import { cash } from './ko-kr/cash.ts'
import { checks } from './ko-kr/checks.ts'
import { common } from './ko-kr/common.ts'
import { dice } from './ko-kr/dice.ts'
import { draws } from './ko-kr/draws.ts'
import { errors } from './ko-kr/errors.ts'
import { fairness } from './ko-kr/fairness.ts'
import { game } from './ko-kr/game.ts'
import { gameRecords } from './ko-kr/game-records.ts'
import { help } from './ko-kr/help.ts'
import { home } from './ko-kr/home.ts'
import { kyc } from './ko-kr/kyc.ts'
import { limits } from './ko-kr/limits.ts'
import { limbo } from './ko-kr/limbo.ts'
import { mines } from './ko-kr/mines.ts'
import { rowDouble } from './ko-kr/row-double.ts'
import { lobby } from './ko-kr/lobby.ts'
import { offers } from './ko-kr/offers.ts'
import { search } from './ko-kr/search.ts'
import { security } from './ko-kr/security.ts'
import { rewards } from './ko-kr/rewards.ts'
import { shell } from './ko-kr/shell.ts'
import { slip } from './ko-kr/slip.ts'
import { sport } from './ko-kr/sport.ts'
import { wallet } from './ko-kr/wallet.ts'
import { yearly } from './ko-kr/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const koKr: Translation<typeof ptBr> = {
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
