import { localDay } from '../../../platform/local-day.ts'

const DAY_MS = 86_400_000

/** The operator's calendar day before the one of an instant. */
export const yesterday = (at: Date): string => localDay(new Date(at.getTime() - DAY_MS))
