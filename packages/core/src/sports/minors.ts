/**
 * "Sub-17", "U17", "Under 18", "U-16": of players who are not of age. At nineteen and
 * more some are.
 */
const OF_AGE_GROUP = /(?:^|[^\p{L}\d])(?:(?:sub|under)[\s.-]?|u[.-]?)(?:1[0-8]|[6-9])(?!\d)/iu

/**
 * What competitions of minors are called without a number; names of clubs are not read for these.
 */
const BY_NAME =
  /(?:^|[^\p{L}])(?:juvenil|juvenis|infantil|infantis|infanto-?juvenil|mirim|mirins|cadet(?:es|s|e)?|girls|boys|youth|schools?|escolar(?:es)?)(?!\p{L})/iu

export type NamedEvent = {
  readonly competition: string
  readonly stage: string
  readonly home: string
  readonly away: string
}

/**
 * Whether only minors take part in an event, by what it is called: no bets are taken on such a one.
 */
export function isOfMinors({ competition, stage, home, away }: NamedEvent): boolean {
  const isGroup = [competition, stage, home, away].some((name) => OF_AGE_GROUP.test(name))
  return isGroup || BY_NAME.test(competition) || BY_NAME.test(stage)
}
