import { useParams, useSearch } from '@tanstack/react-router'
import { AgentScreen } from '../features/referral/agent-screen.tsx'
import { LadderScreen } from '../features/referral/ladder-screen.tsx'
import { ShareScreen } from '../features/referral/share-screen.tsx'
import { PromotionScreen, PromotionsScreen } from '../features/rewards/promotion-screen.tsx'
import { RebateScreen } from '../features/vip/rebate-screen.tsx'
import { VipScreen } from '../features/vip/vip-screen.tsx'

/** The club of levels. */
export const VipPage = () => <VipScreen />

/** The rebate on play. */
export const RebatePage = () => <RebateScreen />

/** The agent's rewards; `moveTop` in the address starts at the top. */
export function AgentPage() {
  const moveTop = useSearch({ strict: false, select: ({ moveTop }) => moveTop !== undefined })
  return <AgentScreen moveTop={moveTop} />
}

/** The ladder of invited players. */
export const LadderPage = () => <LadderScreen />

/** The invitation to share. */
export const SharePage = () => <ShareScreen />

/** All promotions. */
export const PromotionsPage = () => <PromotionsScreen />

/** One promotion with its terms. */
export function PromotionPage() {
  const id = useParams({ strict: false, select: ({ id }) => id })
  return <PromotionScreen id={id ?? ''} />
}
