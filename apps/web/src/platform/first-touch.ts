const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Runs `then` once, at the first sign that somebody moves on the page; what is returned
 * takes it back.
 */
export function onFirstTouch(then: () => void): () => void {
  const moved = new AbortController()
  const { signal } = moved
  const heard = () => {
    moved.abort()
    then()
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, heard, { passive: true, signal })
  return () => moved.abort()
}
