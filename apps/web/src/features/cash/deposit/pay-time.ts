import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

type PayTime = { readonly paidAtMs: number | null }

/** When the last payment of this player arrived, on this device. */
export const usePayTime = create<PayTime>(() => ({ paidAtMs: null }))

/** Runs when a payment arrives while the component stands: the moment for popups to close. */
export function useOnPaid(handler: () => void) {
  const onPaid = useEffectEvent(handler)
  useEffect(() => usePayTime.subscribe(() => onPaid()), [])
}
