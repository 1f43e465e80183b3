import { create } from 'zustand'
import { useReducedMotion } from '../platform/reduced-motion.ts'
import { stored } from '../platform/storage.ts'
import { useSession } from '../session/session.ts'

/** What a player chooses for all games; sounds and keys are off until wanted. */
export type GameSettings = {
  readonly sound: boolean
  readonly motion: boolean
  readonly keys: boolean
}

const FIRST: GameSettings = { sound: false, motion: true, keys: false }

export const useGameSettings = create<GameSettings>(() => ({ ...FIRST, ...kept() }))

// keys that play are another player's only by their own wish
useSession.subscribe(({ ended }, before) => {
  if (ended !== before.ended) useGameSettings.setState(FIRST)
})

/** Changes a choice and keeps it on this device. */
export function chooseSetting(changes: Partial<GameSettings>) {
  useGameSettings.setState(changes)
  stored.gameSettings.write(JSON.stringify(useGameSettings.getState()))
}

/** Whether results are to be shown without motion: by the device's wish or the player's. */
export function useCalm(): boolean {
  const reduced = useReducedMotion()
  const motion = useGameSettings((settings) => settings.motion)
  return reduced || !motion
}

function kept(): Partial<GameSettings> {
  try {
    const read = JSON.parse(stored.gameSettings.read() ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.keys(FIRST).flatMap((name) =>
        typeof read[name] === 'boolean' ? [[name, read[name]]] : [],
      ),
    )
  } catch {
    return {}
  }
}
