export type Score = { readonly home: number; readonly away: number }

/** Reads `2-1`, `2:1` or `2 x 1`; undefined for anything else. */
export function readScore(text: string): Score | undefined {
  const found = /^\s*(\d{1,3})\s*[-:xX–]\s*(\d{1,3})\s*$/.exec(text)
  return found ? { home: Number(found[1]), away: Number(found[2]) } : undefined
}

/** Reads `21-19 18-21 21-15`; undefined when one of them is no score. */
export function readScores(text: string): Score[] | undefined {
  const scores = text
    .trim()
    .split(/[\s,;]+/)
    .map(readScore)
  return scores.every((one) => one !== undefined) ? scores : undefined
}

/** A score as `readScore` reads it. */
export const scoreText = ({ home, away }: Score): string => `${home}-${away}`
