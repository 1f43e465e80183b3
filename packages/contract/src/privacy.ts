import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyText } from './fields.ts'

const closing = z.object({
  /** `closing`: play has ended, the money is on its way; the account closes by itself after it. */
  state: z.enum(['open', 'closing', 'closed']),
  askedAt: z.nullable(instant),
  cash: moneyText,
  /** Stakes of bets and rounds that are not over. */
  held: moneyText,
  /** What is under way to the player. */
  withdrawing: moneyText,
  /**
   * What a closing waits for: `stake` a bet or round that is not over, `review` a person who looks
   * at the withdrawal, `bank` its payment, `player` money that came back or could not be sent,
   * which the player can withdraw. Null when nothing is being closed.
   */
  waitsFor: z.nullable(z.enum(['stake', 'review', 'bank', 'player'])),
  /** By when the review is promised. */
  reviewBy: z.nullable(instant),
  /** What a bonus would still give, and is lost. */
  bonus: moneyText,
})

export type Closing = z.output<typeof closing>

export const closingState = call({
  method: 'GET',
  path: '/api/app/privacy/closing',
  auth: 'player',
  priority: 'list',
  summary: 'What closing the account would pay out and give up, and how far a closing is',
  reply: closing,
})

export const closeAccount = call({
  method: 'POST',
  path: '/api/app/privacy/close',
  auth: 'player',
  idempotent: true,
  priority: 'normal',
  summary:
    'Closes the account: play ends at once, the money goes to the player’s own CPF, then nobody can log in',
  body: z.object({ pwd: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: closing,
})
