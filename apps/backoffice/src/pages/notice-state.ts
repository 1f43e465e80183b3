import type { CallReply, ops } from '@jogada/contract'

type Notice = Pick<CallReply<typeof ops.care.banners>[number], 'isOn' | 'startsAt' | 'endsAt'>

export type NoticeState = 'onAir' | 'scheduled' | 'over' | 'off'

/** Where a notice is in its time; `off` once somebody took it down. */
export function noticeState({ isOn, startsAt, endsAt }: Notice, nowMs: number): NoticeState {
  if (!isOn) return 'off'
  if (Date.parse(startsAt) > nowMs) return 'scheduled'
  return endsAt !== null && Date.parse(endsAt) <= nowMs ? 'over' : 'onAir'
}
