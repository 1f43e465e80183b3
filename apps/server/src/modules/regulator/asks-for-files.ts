import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'

export const asksForFiles = ({ env }: Pick<Deps, 'env'>): boolean =>
  licenceProfile(env.LICENCE_PROFILE).regulator.dailyFiles
