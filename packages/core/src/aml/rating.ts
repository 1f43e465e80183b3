/** Whose risk of laundering money is rated (Portaria SPA/MF 1.143/2024). */
export const partyKinds = ['player', 'employee', 'supplier'] as const
export type PartyKind = (typeof partyKinds)[number]

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export type Rating = {
  readonly level: RiskLevel
  /** Since when it is known that the person is politically exposed, `yyyy-mm-dd`; null for no. */
  readonly exposedSince: string | null
}

/** Whether a person looks at each withdrawal of a player who is rated so. */
export const isWatched = ({ level, exposedSince }: Rating): boolean =>
  level === 'high' || exposedSince !== null

/** Whether a rating must be looked at again, from its day of review on. */
export const isReviewDue = (reviewOn: string, today: string): boolean => reviewOn <= today

/**
 * Whether the days of a rating can be right: a person is known to be exposed since today at the
 * latest, and the next review is still to come.
 */
export const areDaysRight = (
  { exposedSince, reviewOn }: { readonly exposedSince: string | null; readonly reviewOn: string },
  today: string,
): boolean => (exposedSince === null || exposedSince <= today) && reviewOn > today
