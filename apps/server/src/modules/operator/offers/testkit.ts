/** The campaign of gifts as it ships, in the form in which the desk sends it. */
export const giftCampaign = {
  kind: 'package_gift' as const,
  audience: 'everybody' as const,
  isOn: true,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '50000.00',
  budgetWindow: 'day' as const,
  wagerTimes: 2,
  validDays: 7,
  discountParts: null,
  playThreshold: null,
  bonusBase: null,
  multiplierHundredths: null,
}
