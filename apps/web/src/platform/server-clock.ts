let aheadMs = 0

/** The header of answers tells whole seconds, so that less than this is no difference. */
const GRAIN_MS = 2_000

/** Learns from an answer's `date` header how far the server's clock is ahead of this device's. */
export function heardDate(date: string | null) {
  const servedMs = Date.parse(date ?? '')
  if (Number.isNaN(servedMs)) return
  const differenceMs = servedMs - Date.now()
  aheadMs = Math.abs(differenceMs) < GRAIN_MS ? 0 : differenceMs
}

/** An instant of the server's clock by this device's clock, in milliseconds; NaN for no instant. */
export const deviceMsOf = (instant: string): number => Date.parse(instant) - aheadMs
