import { useTranslations } from 'use-intl'
import { showToast } from '../overlays/toast.ts'
import { toggleSelection } from '../slip/slip-store.ts'
import type { SlipSelection } from '../slip/slip-store.ts'

/** Chooses an outcome or takes it back; says so when the slip is full. */
export function useToggleSelection() {
  const t = useTranslations('sport')
  return (selection: SlipSelection) => {
    if (!toggleSelection(selection)) showToast(t('slipFull'))
  }
}
