import * as z from 'zod/mini'
import { call } from '../call.ts'
import { roundDetail } from '../casino/history.ts'
import { drawBet, drawProof } from '../draw.ts'
import { idText, instant, moneyText, oddsText } from '../fields.ts'
import { legResult, ticketLeg, ticketReceipt } from '../ticket.ts'

/** A command of the ledger about a bet or round, with what each account gained that it touched. */
export const playCommand = z.object({
  commandId: z.string(),
  kind: z.string(),
  at: instant,
  cash: z.nullable(moneyText),
  bonus: z.nullable(moneyText),
  held: z.nullable(moneyText),
})

export type PlayCommand = z.output<typeof playCommand>

const storyLeg = z.extend(ticketLeg, {
  /** The price that the player saw; `odds` is the one at which the leg was taken. */
  seenOdds: oddsText,
  /** The part of the match in which it was placed, and its minute. */
  placedAtPhase: z.number(),
  placedAtMinute: z.nullable(z.number()),
  /** What comes back per unit staked, `"1.0000"` of a void leg; null while it is open. */
  returns: z.nullable(z.string()),
  /** What share of a dead heat it won, `"1/2"`. */
  deadHeat: z.nullable(z.string()),
  /** Why it was given back whatever the result. */
  cancellation: z.nullable(
    z.object({ reason: z.string(), from: z.nullable(instant), to: z.nullable(instant) }),
  ),
  /** When the result of its match was said; null while there is none that stands. */
  resultAt: z.nullable(instant),
})

const line = z.object({
  /** Places of its legs. */
  legs: z.array(z.number()),
  odds: oddsText,
  /** What comes back per unit of its share of the stake; null while it is open. */
  returns: z.nullable(z.string()),
})

const sale = z.object({
  cashOutId: z.string(),
  askedAt: instant,
  decideAt: instant,
  /** Of what was still in play. */
  percent: z.number(),
  /** What the whole ticket was offered for. */
  offer: moneyText,
  /** 1000 paid, -10 waits for its delay, 4 not sold. */
  status: z.number(),
  reason: z.nullable(z.string()),
  paid: z.nullable(moneyText),
})

export const bet = call({
  method: 'GET',
  path: '/api/ops/plays/bet/{playerId}/{betId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'One sports bet of a player: its legs, its lines, its sales and all that became of it',
  params: z.object({ playerId: idText, betId: idText }),
  reply: z.extend(ticketReceipt.reply, {
    /** Whether all of it was sold. */
    sold: z.boolean(),
    legs: z.array(storyLeg),
    /** The bets that a system consists of; none of a single or a parlay. */
    systemLines: z.array(line),
    sales: z.array(sale),
    /** From the stake to the last settlement, the oldest first. */
    history: z.array(
      z.extend(playCommand, {
        /** How the bet ended by a settlement, or had ended that is taken back. */
        result: z.nullable(legResult),
        payout: z.nullable(moneyText),
        /** Why the house did not take the bet. */
        reason: z.nullable(z.string()),
        /** What a reversal left as a debt, or, below zero, what a settlement collected of one. */
        debt: z.nullable(moneyText),
      }),
    ),
  }),
})

export const round = call({
  method: 'GET',
  path: '/api/ops/plays/round/{playerId}/{roundId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'One round of a game of the house, as its player sees it and no more, with its commands',
  params: z.object({ playerId: idText, roundId: idText }),
  reply: z.extend(roundDetail.reply, { commands: z.array(playCommand) }),
})

export const shared = call({
  method: 'GET',
  path: '/api/ops/plays/draw/{playerId}/{betId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'A draw that a player took part in: what proves it, and every choice of the player',
  params: z.object({ playerId: idText, betId: idText }),
  reply: z.extend(drawProof.reply, {
    bets: z.array(z.extend(drawBet, { potential: moneyText })),
    commands: z.array(playCommand),
  }),
})
