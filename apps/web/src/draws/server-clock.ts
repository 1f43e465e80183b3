import { useSyncExternalStore } from 'react'

let aheadMs = 0

/** Remembers how far the server's clock is ahead of this device's. */
export const heardServerTime = (serverTime: string) => {
  aheadMs = Date.parse(serverTime) - Date.now()
}

/** The server's time by this device, in milliseconds. */
export const serverNow = () => Date.now() + aheadMs

const TICK_MS = 200
const tickers = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function onTick(ticker: () => void) {
  tickers.add(ticker)
  ticking ??= setInterval(() => tickers.forEach((tell) => tell()), TICK_MS)
  return () => {
    tickers.delete(ticker)
    if (tickers.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** What is read of the clock; renders when that changes, all that read it at once. */
export const useClock = <Read extends number | boolean>(read: () => Read): Read =>
  useSyncExternalStore(onTick, read)

/** Whole seconds until an instant of the server, never below zero; renders when they change. */
export const useSecondsTo = (instant: string | undefined): number =>
  useClock(() =>
    instant === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000)),
  )
