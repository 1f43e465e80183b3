import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'

const texts: Readonly<Record<string, (amount: string) => string>> = {
  withdrawal_paid: (amount) => `Seu saque de R$ ${amount} foi pago.`,
  withdrawal_held: (amount) =>
    `Seu saque de R$ ${amount} voltou para análise: há um valor em aberto na sua conta.`,
  withdrawal_refused: (amount) =>
    `Seu saque de R$ ${amount} não pôde ser pago e o valor voltou ao seu saldo.`,
}

/** Worker: tells players how their withdrawals ended, at least once each. */
export const announceWithdrawals = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('withdrawal.announce', (event) => announce(deps, event), {
    signal,
    topics: Object.keys(texts),
  })

function announce({ realtime }: Deps, { topic, payload, playerId }: DeliveredEvent) {
  const text = texts[topic]?.(String(payload['amount']).replace('.', ','))
  if (text === undefined) return
  realtime.toPlayer(playerId, 'notice', { text, level: 'info' })
  realtime.toPlayer(playerId, 'updateUserInfo')
}
