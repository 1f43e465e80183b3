import { useTranslations } from 'use-intl'
import { openOverlay } from '../overlays/overlay-store.ts'
import { showToast } from '../overlays/toast.ts'
import { isQuickBet } from '../slip/quick-bet.ts'
import { toggleSelection } from '../slip/slip-store.ts'
import type { SlipSelection } from '../slip/slip-store.ts'

/**
 * Chooses an outcome or takes it back; says so when the slip is full. A live one is bet on at once
 * where the player has asked for that.
 */
export function useToggleSelection() {
  const t = useTranslations('sport')
  return (selection: SlipSelection, isLive: boolean) => {
    const isQuick = isLive && isQuickBet()
    if (!toggleSelection(selection)) showToast(t('slipFull'))
    else if (isQuick) openOverlay({ id: 'slip', params: {} })
  }
}
