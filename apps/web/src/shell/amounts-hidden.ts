import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

/** Whether the player wants amounts covered on this device. */
export const useAmountsHidden = create(() => ({ hidden: stored.amountsHidden.read() === '1' }))

/** Covers the amounts, or shows them again; kept for the next visit. */
export function toggleAmountsHidden() {
  const hidden = !useAmountsHidden.getState().hidden
  stored.amountsHidden.write(hidden ? '1' : null)
  useAmountsHidden.setState({ hidden })
}
