import { useTranslations } from 'use-intl'

/** The stages of a cup as the source names them, and their text keys. */
const CUP_STAGES = {
  'Round of 32': 'roundOf32',
  'Round of 16': 'roundOf16',
  'Quarter-finals': 'quarterFinals',
  'Semi-finals': 'semiFinals',
  'Match for third place': 'thirdPlace',
  Final: 'final',
} as const

type CupStage = keyof typeof CUP_STAGES

/** The round or stage of an event in the player's language; an unknown one as the source has it. */
export function useStage(stage: string): string {
  const t = useTranslations('sport.stage')
  if (/^\d+$/.test(stage)) return t('round', { round: stage })
  const group = /^Group (\w+)$/.exec(stage)?.[1]
  if (group) return t('group', { group })
  const key = CUP_STAGES[stage as CupStage]
  return key ? t(key) : stage
}
