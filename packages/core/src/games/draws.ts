export { DRAW_LIMITS, drawPayout, quoteDraw } from './draws/bets.ts'
export type { DrawLimits, DrawRefusal } from './draws/bets.ts'
export {
  DRAW_CHANNELS,
  DRAW_TIMINGS,
  drawChannelOf,
  drawChannelsOf,
  drawGameOf,
  drawSlotAt,
  isTooLateToDraw,
} from './draws/schedule.ts'
export type { DrawChannelCode, DrawSlot, DrawTiming } from './draws/schedule.ts'
export { drawReturn, drawReturnMillionths, unfairSelections } from './draws/tables.ts'
export type { DrawReturn, DrawTable } from './draws/tables.ts'
