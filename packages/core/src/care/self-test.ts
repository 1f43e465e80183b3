/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months, each answered
 * from 0 (never) to 3 (almost always). Ferris and Wynne, The Canadian Problem Gambling Index: Final
 * Report, Canadian Centre on Substance Abuse, 2001.
 */
export const SELF_TEST_QUESTIONS = 9

export const SELF_TEST_ANSWERS = [0, 1, 2, 3] as const

export type SelfTestLevel = 'none' | 'low' | 'moderate' | 'high'

export type SelfTestResult = { readonly score: number; readonly level: SelfTestLevel }

/**
 * The score, 0 to 27, and its band as the index defines it: 0 none, 1 to 2 low, 3 to 7 moderate, 8
 * and above high. Throws RangeError unless every question has one of the four answers.
 */
export function selfTestResult(answers: readonly number[]): SelfTestResult {
  const isWhole =
    answers.length === SELF_TEST_QUESTIONS &&
    answers.every((answer) => SELF_TEST_ANSWERS.some((known) => known === answer))
  if (!isWhole) throw new RangeError('nine answers from 0 to 3 are needed')
  const score = answers.reduce((sum, answer) => sum + answer, 0)
  return { score, level: levelOf(score) }
}

function levelOf(score: number): SelfTestLevel {
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'moderate' : 'high'
}
