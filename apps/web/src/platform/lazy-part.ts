import { lazy } from 'react'
import type { ComponentType } from 'react'
import { untilItComes } from './until-it-comes.ts'

/**
 * A part of a page whose code comes late. Where it does not arrive it is asked for again: what
 * stands in its place stays, and the rest of the page goes on.
 */
export const lazyPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilItComes(fetchPart) }))
