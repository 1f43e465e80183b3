import * as z from 'zod/mini'
import { call } from './call.ts'
import { calendarDay, flag, instant, moneyText, oddsText, text, wholeNumber } from './fields.ts'
import { market, sportEvent } from './sport.ts'

/** The sports that are offered, in the order of the specification. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'boxing',
  'snooker',
  'baseball',
  'volleyball',
  'badminton',
  'american_football',
  'rugby',
  'table_tennis',
  'cricket',
  'motor_racing',
] as const

/** `data` has events of its own; `by_hand` waits for an operator or a licensed feed. */
export const sports = call({
  method: 'GET',
  path: '/api/app/sport/sports',
  auth: 'public',
  summary: 'Every sport with how much of it there is now',
  reply: z.array(
    z.object({
      sport: z.string(),
      source: z.enum(['data', 'by_hand']),
      live: z.number(),
      upcoming: z.number(),
    }),
  ),
})

export const competitions = call({
  method: 'GET',
  path: '/api/app/sport/competitions',
  auth: 'public',
  summary: 'Competitions that have events now',
  query: z.object({ sport: z.optional(text(24)) }),
  reply: z.array(
    z.object({
      sport: z.string(),
      competition: z.string(),
      live: z.number(),
      upcoming: z.number(),
    }),
  ),
})

/** A row of the event list: the event with its main market, and how many more it has. */
export const boardEvent = z.extend(sportEvent, { moreMarkets: z.number() })

export type BoardEvent = z.output<typeof boardEvent>

export const front = call({
  method: 'GET',
  path: '/api/app/sport/front',
  auth: 'public',
  priority: 'list',
  summary: 'The few matches of a front page: the best live ones, or the next of the first league',
  query: z.object({ when: z.enum(['live', 'upcoming']) }),
  reply: z.array(sportEvent),
})

export const board = call({
  method: 'GET',
  path: '/api/app/sport/board',
  auth: 'public',
  summary: 'Events by sport, competition, local date and search text; live first, then by start',
  query: z.object({
    sport: z.optional(text(24)),
    competition: z.optional(text(120)),
    /** A calendar day in America/Sao_Paulo, `2026-11-21`. */
    date: z.optional(calendarDay),
    withinHours: z.optional(wholeNumber(1, 168)),
    when: z.optional(z.enum(['live', 'upcoming'])),
    search: z.optional(text(60)),
    /** Which market the rows show; the sport's main one when left out. */
    market: z.optional(text(40)),
    offset: z.optional(wholeNumber(0, 10_000)),
  }),
  reply: z.object({ events: z.array(boardEvent), total: z.number() }),
})

/** `gameTime` by the specification: 1 full game, 2 first half, 4 corner, 1001 to 1004 quarters. */
export const marketDetail = z.extend(market, {
  specifiers: z.record(z.string(), z.string()),
  gameTime: z.number(),
  group: z.enum([
    'main',
    'handicap',
    'goals',
    'corners',
    'first_half',
    'period',
    'player',
    'other',
  ]),
  /** The line of its kind whose prices are nearest to each other. */
  favourite: z.boolean(),
  cashOut: z.boolean(),
})

export type MarketDetail = z.output<typeof marketDetail>

export const eventDetail = call({
  method: 'GET',
  path: '/api/app/sport/events/{eventId}/detail',
  auth: 'public',
  summary: 'One event with its markets in groups, and why it is suspended',
  params: z.object({ eventId: text(80, 1) }),
  reply: z.extend(sportEvent, {
    markets: z.array(marketDetail),
    groups: z.array(z.object({ group: z.string(), marketIds: z.array(z.string()) })),
    delayMs: z.number(),
    /** How long a bet waits once the match is in play. */
    inPlayDelayMs: z.number(),
  }),
})

/** Teams are named by their `teamKey`. */
const stars = z.object({
  events: z.array(z.string()),
  competitions: z.array(z.string()),
  teams: z.array(z.string()),
})

export const favourites = call({
  method: 'GET',
  path: '/api/app/sport/favourites',
  auth: 'player',
  summary: 'Events, competitions and teams that the player has starred',
  reply: stars,
})

export const setFavourite = call({
  method: 'POST',
  path: '/api/app/sport/favourites',
  auth: 'player',
  summary: 'Stars an event, a competition or a team, or takes the star away',
  body: z.object({ kind: z.enum(['event', 'competition', 'team']), id: text(120, 1), on: flag }),
  reply: stars,
})

const goals = z.object({ home: z.number(), away: z.number() })

export const results = call({
  method: 'GET',
  path: '/api/app/sport/results',
  auth: 'public',
  summary: 'Ended events by sport, competition and local date, newest first',
  query: z.object({
    sport: z.optional(text(24)),
    competition: z.optional(text(120)),
    date: z.optional(calendarDay),
    offset: z.optional(wholeNumber(0, 10_000)),
  }),
  reply: z.array(
    z.object({
      eventId: z.string(),
      sport: z.string(),
      competition: z.string(),
      stage: z.string(),
      home: z.string(),
      away: z.string(),
      startsAt: instant,
      endedAt: instant,
      replay: z.boolean(),
      playedOn: z.nullable(z.string()),
      phase: z.number(),
      score: z.nullable(goals),
      halfTime: z.nullable(goals),
      settled: z.boolean(),
    }),
  ),
})

const pastMatch = z.object({
  /** `YYYY-MM-DD`, or `YYYY` where the source has no more. */
  date: z.string(),
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  score: goals,
  halfTime: z.nullable(goals),
})

export const statistics = call({
  method: 'GET',
  path: '/api/app/sport/events/{eventId}/statistics',
  auth: 'public',
  summary: 'Form, head to head and table from the open data; empty where there is none',
  params: z.object({ eventId: text(80, 1) }),
  reply: z.object({
    /** Where the facts come from, for attribution; null when there are none. */
    source: z.nullable(z.object({ name: z.string(), licence: z.string() })),
    homeForm: z.array(pastMatch),
    awayForm: z.array(pastMatch),
    headToHead: z.array(pastMatch),
    table: z.array(
      z.object({
        place: z.number(),
        team: z.string(),
        played: z.number(),
        won: z.number(),
        drawn: z.number(),
        lost: z.number(),
        goalsFor: z.number(),
        goalsAgainst: z.number(),
        points: z.number(),
      }),
    ),
    /** Of a race, the drivers in its season so far: more wins first, then more podiums. */
    drivers: z.array(
      z.object({
        driver: z.string(),
        races: z.number(),
        wins: z.number(),
        podiums: z.number(),
        /** Places in the last races, the newest first; null where not classified. */
        lastPlaces: z.array(z.nullable(z.number())),
      }),
    ),
    /** The first three of the same race a year or more before; the newest first. */
    podiums: z.array(z.object({ season: z.number(), drivers: z.array(z.string()) })),
  }),
})

/** The numbers and rules that the engine itself works by. */
export const sportRules = call({
  method: 'GET',
  path: '/api/app/sport/rules',
  auth: 'public',
  summary: 'Rules of each sport and of tickets, from the tables that the engine uses',
  reply: z.object({
    tickets: z.object({
      maxParlayLegs: z.number(),
      maxSystemLegs: z.number(),
      maxOdds: oddsText,
      minStake: moneyText,
      continuationHours: z.number(),
      amendmentHours: z.number(),
    }),
    sports: z.array(
      z.object({
        sport: z.string(),
        delaySeconds: z.number(),
        /** Keys of rule texts, in the order in which they are read. */
        rules: z.array(z.string()),
        markets: z.array(
          z.object({
            key: z.string(),
            gameTime: z.number(),
            outcomes: z.array(z.string()),
            specifiers: z.array(z.string()),
            canRefund: z.boolean(),
            cashOut: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})
