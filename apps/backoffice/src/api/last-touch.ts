let touchedAt = Date.now()

const noteTouch = () => {
  touchedAt = Date.now()
}

for (const act of ['pointerdown', 'keydown', 'scroll'])
  globalThis.addEventListener?.(act, noteTouch, true)

/** Whole seconds since the operator last touched this page, rounded up. */
export const restedSeconds = () => Math.ceil((Date.now() - touchedAt) / 1000)
