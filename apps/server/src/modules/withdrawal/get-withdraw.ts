import type { CallReply, order } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { findPerson } from '../kyc/index.ts'
import { limitText } from './checks.ts'
import { lawfulTypes } from './destination.ts'
import { readLimits } from './limits.ts'
import { destinationPlace } from './sealed.ts'
import type { DestinationType } from './tables.ts'

type Reply = CallReply<typeof order.getWithdraw>
type Card = NonNullable<Reply['cardInfo']['CPF']>

const FIRST_CHANNEL = 'CPF'

/** What the player may withdraw now, at which fee, and where to the last ones went. */
export async function getWithdraw(deps: Deps, playerId: bigint): Promise<Reply> {
  const [limits, cardInfo] = await Promise.all([
    readLimits(deps, playerId),
    getCards(deps, playerId),
  ])
  return {
    limitAmount: limitText(limits.terms.minimum),
    number: Number(limits.leftToday),
    lock: limits.isLocked,
    wdAmount: formatMoney(limits.available),
    usdtRate: formatMoney(limits.terms.usdt_rate),
    serviceAmount: Number(limits.feePerMille) / 1000,
    balance: formatMoney(limits.cash),
    locked: formatMoney(limits.locked),
    owed: formatMoney(limits.debts.total),
    cardInfo,
  }
}

async function getCards(deps: Deps, playerId: bigint): Promise<Reply['cardInfo']> {
  const { db, vault } = deps
  const [rows, own] = await Promise.all([
    db
      .selectFrom('withdrawal.destination')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('type', 'in', lawfulTypes(deps))
      .orderBy('used_at', 'desc')
      .execute(),
    ownAccount(deps, playerId),
  ])
  const card = (type: DestinationType): Card | null => {
    const row = rows.find((one) => one.type === type)
    if (!row) return null
    const open = (column: 'number' | 'ifsc' | 'holder_name' | 'whatsapp') =>
      vault.open(row[column], destinationPlace(column, playerId, type))
    return {
      ifsc: open('ifsc'),
      payCardNo: open('number'),
      name: open('holder_name'),
      whatsapp: open('whatsapp'),
    }
  }
  return {
    CHANNEL: rows[0]?.type ?? FIRST_CHANNEL,
    CPF: card('CPF') ?? own,
    CNPJ: card('CNPJ'),
    USDT: card('USDT'),
  }
}

/** Where the first withdrawal goes by itself: the account of whoever the player was found to be. */
async function ownAccount(deps: Deps, playerId: bigint): Promise<Card | null> {
  const person = await findPerson(deps, playerId)
  return person
    ? { ifsc: person.cpf, payCardNo: person.cpf, name: person.name, whatsapp: '' }
    : null
}
