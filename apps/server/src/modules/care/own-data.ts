import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** How long the player played, the self-tests, and what was done about signals of behaviour. */
export const ownCare: readonly OwnPart[] = [
  ownTable({
    name: 'playDays',
    table: 'care.play_day',
    key: ['day'],
    columns: ['day', 'played_seconds', 'is_night'],
  }),
  ownTable({
    name: 'selfTests',
    table: 'care.self_test',
    key: ['taken_at'],
    columns: ['taken_at', 'score', 'level'],
  }),
  ownTable({
    name: 'interventions',
    table: 'care.intervention',
    key: ['intervention_id'],
    columns: ['kind', 'signals', 'score', 'day', 'at'],
  }),
]
