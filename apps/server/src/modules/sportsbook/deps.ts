import type { Deps } from '../../deps.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

/** What a use case of the sportsbook may reach. */
export type SportsbookDeps = Deps & { readonly catalogue: Catalogue }
