import type { Deps } from '../../deps.ts'
import type { Pace } from '../../platform/pace.ts'
import type { ActiveSeeds } from './seeds/active-seeds.ts'

/** What the games reach beside the shared dependencies. */
export type CasinoDeps = Deps & { readonly seeds: ActiveSeeds; readonly pace: Pace }
