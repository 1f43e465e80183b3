import { useEffect } from 'react'
import { holdUninvited } from './uninvited.ts'

/** While `isBusy` nothing opens that nobody asked to see; it opens afterwards. */
export const useUndisturbed = (isBusy: boolean) =>
  useEffect(() => (isBusy ? holdUninvited() : undefined), [isBusy])
