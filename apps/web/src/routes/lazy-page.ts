import { lazyRouteComponent } from '@tanstack/react-router'

const CHUNK_TIMEOUT_MS = 120_000

/** A page whose code is loaded when it is first wanted, given up after 120 s. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => Promise.race([load(), tooLate()]), name)

function tooLate() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the page did not load in time')), CHUNK_TIMEOUT_MS)
  })
}
