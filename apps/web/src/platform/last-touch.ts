let touchedAt = Date.now()

/** Notes that the player did something just now. */
export const noteTouch = () => {
  touchedAt = Date.now()
}

for (const act of ['pointerdown', 'keydown', 'scroll'])
  globalThis.addEventListener?.(act, noteTouch, true)

/** Whole seconds since the player last touched this page, rounded up. */
export const restedSeconds = () => Math.ceil((Date.now() - touchedAt) / 1000)
