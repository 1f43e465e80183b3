import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { allCampaigns } from '../../promotion/index.ts'
import type { Campaign } from '../../promotion/index.ts'
import { offerKinds } from './offer-kinds.ts'

/** Refuses with `invalid_input` a campaign that could not be saved. */
export async function expectCampaign(deps: Deps, draft: Campaign): Promise<void> {
  const stored = (await allCampaigns(deps)).map(({ campaign }) => campaign)
  const before = stored.find((one) => one.campaign_id === draft.campaign_id)
  const fault = await offerKinds.campaign.fault(deps, before, draft)
  if (fault !== null) throw new Refusal('invalid_input', { fields: fault })
}
