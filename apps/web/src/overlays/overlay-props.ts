import type { OverlayId, OverlayOf } from './overlay.ts'

/** What every overlay's component gets. */
export type OverlayProps<Id extends OverlayId> = {
  readonly params: OverlayOf<Id>['params']
  /** Closes this overlay, wherever it is in the stack. */
  readonly close: () => void
}
