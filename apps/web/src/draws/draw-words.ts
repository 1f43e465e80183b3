import type { DrawChannel } from '@jogada/contract/draw'
import { doubleColor } from '@jogada/core/games/double'
import { drawGameOf } from '@jogada/core/games/draws'
import { luckyColors, luckySize } from '@jogada/core/games/lucky-color'
import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import type { useTranslations } from 'use-intl'

type Words = ReturnType<typeof useTranslations<'draws'>>

const NAMED = ['red', 'black', 'white', 'green', 'violet', 'big', 'small'] as const

/** The name of a selection. */
export function selectionName(t: Words, selection: string): string {
  const named = NAMED.find((name) => name === selection)
  return named ? t(named) : t('number', { digit: selection.replace('number', '') })
}

/** What was drawn with its colours, and its size where it has one. */
export function outcomeName(t: Words, channel: DrawChannel, outcome: number): string {
  const game = drawGameOf(channel)
  switch (game) {
    case 'double':
      return `${outcome} ${t(doubleColor(outcome))}`
    case 'luckyColor':
      return `${outcome} ${luckyWords(t, outcome)}`
    default:
      return game satisfies never
  }
}

const luckyWords = (t: Words, outcome: number) =>
  [...luckyColors(outcome), luckySize(outcome)].map((word) => t(word).toLowerCase()).join(', ')

/** The specification's codes of a bet in words. */
export function betCodeName(t: Words, code: number): string {
  switch (code) {
    case BET_STATES.placing:
      return t('codeSending')
    case BET_STATES.accepted:
      return t('accepted')
    case BET_RESULTS.win:
      return t('codeWon')
    case BET_RESULTS.lose:
      return t('codeLost')
    case BET_RESULTS.refund:
      return t('codeRefund')
    case BET_STATES.rejected:
    case BET_STATES.failed:
      return t('codeFailed')
    default:
      return t('codeOpen')
  }
}

/** The specification's codes of a round in words. */
export function roundCodeName(t: Words, code: number): string {
  if (code === BET_STATES.drawn) return t('codeDrawn')
  return code === BET_STATES.draw_exception ? t('codeException') : t('codeNotDrawn')
}
