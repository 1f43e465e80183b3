import type { ops } from '@jogada/contract'

/** A word for everything that can be stopped but the games of studios. */
export type SwitchWords = Readonly<Record<(typeof ops.switches.switchNames)[number], string>>
