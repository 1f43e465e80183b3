import { reais } from '@jogada/core'

/** The price of the package that is chosen before the player chooses. */
export const PRESELECTED = reais(100n)
