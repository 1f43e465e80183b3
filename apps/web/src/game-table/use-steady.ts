import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every draw, which does what the newest one would: parts that hold it need not be drawn anew. */
export function useSteady<Args extends readonly unknown[]>(latest: (...args: Args) => void) {
  const held = useRef(latest)
  useLayoutEffect(() => {
    held.current = latest
  })
  return useCallback((...args: Args) => held.current(...args), [])
}
