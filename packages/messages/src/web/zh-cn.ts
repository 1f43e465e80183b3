import { auth } from './zh-cn/auth.ts'
import { bets } from './zh-cn/bets.ts'
import { care } from './zh-cn/care.ts'
import { cash } from './zh-cn/cash.ts'
import { checks } from './zh-cn/checks.ts'
import { common } from './zh-cn/common.ts'
import { dice } from './zh-cn/dice.ts'
import { draws } from './zh-cn/draws.ts'
import { errors } from './zh-cn/errors.ts'
import { fairness } from './zh-cn/fairness.ts'
import { game } from './zh-cn/game.ts'
import { gameRecords } from './zh-cn/game-records.ts'
import { help } from './zh-cn/help.ts'
import { home } from './zh-cn/home.ts'
import { kyc } from './zh-cn/kyc.ts'
import { limits } from './zh-cn/limits.ts'
import { limbo } from './zh-cn/limbo.ts'
import { mines } from './zh-cn/mines.ts'
import { rowDouble } from './zh-cn/row-double.ts'
import { lobby } from './zh-cn/lobby.ts'
import { offers } from './zh-cn/offers.ts'
import { search } from './zh-cn/search.ts'
import { security } from './zh-cn/security.ts'
import { rewards } from './zh-cn/rewards.ts'
import { shell } from './zh-cn/shell.ts'
import { slip } from './zh-cn/slip.ts'
import { sport } from './zh-cn/sport.ts'
import { wallet } from './zh-cn/wallet.ts'
import { yearly } from './zh-cn/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const zhCn: Translation<typeof ptBr> = {
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
