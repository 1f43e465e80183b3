import { useEffect, useState } from 'react'

let aheadMs = 0

/** Remembers how far the server's clock is ahead of this device's. */
export const heardServerTime = (serverTime: string) => {
  aheadMs = Date.parse(serverTime) - Date.now()
}

/** The server's time by this device, in milliseconds. */
export const serverNow = () => Date.now() + aheadMs

/** Whole seconds until an instant of the server, never below zero; renders when they change. */
export function useSecondsTo(instant: string | undefined): number {
  const read = () =>
    instant === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000))
  const [, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 200)
    return () => clearInterval(timer)
  })
  return read()
}
