import { describe, expect, test } from 'vitest'
import { licenceIds, licenceProfile } from './profile.ts'
import type { LicenceProfile } from './profile.ts'

/**
 * Each conflict of specification and law: what reads it, what the product and the regulator say.
 */
const differences: readonly [
  row: string,
  read: (profile: LicenceProfile) => unknown,
  open: unknown,
  br: unknown,
][] = [
  ['X1', ({ bonus }) => bonus.entry, true, false],
  ['X2', ({ bonus }) => bonus.onDeposit, true, false],
  ['X2', ({ deposit }) => deposit.discount, true, false],
  ['X2', ({ ui }) => ui.countdown, true, false],
  ['X3', ({ vip }) => vip.basis, 'deposited_and_wagered', 'wagered'],
  ['X4', ({ payout }) => payout.usdt, true, false],
  ['X5', ({ payout }) => payout.company, true, false],
  ['X6', ({ wallet }) => wallet.p2pTransfer, true, false],
  ['X7', ({ ui }) => ui.onlineCount, 'real', 'real'],
  ['X8', ({ ui }) => ui.legalFooter, 'as_specified', 'regulated'],
  ['X9', ({ kyc }) => kyc.gate, 'deposit', 'play'],
  ['X9', ({ kyc }) => kyc.birthDate, false, true],
  ['BR-09', ({ kyc }) => kyc.registration, [], ['address', 'gender']],
  ['BR-04', ({ regulator }) => regulator.dailyFiles, false, true],
  ['X10', ({ referral }) => referral.levels, 3, 0],
  ['X11', ({ ui }) => ui.autoDepositOverlay, true, false],
  ['X13', ({ testAccounts }) => testAccounts, true, false],
  ['X13', ({ changingGets }) => changingGets, true, false],
  ['X16', ({ games }) => games.doubleKind, 'standalone', 'standalone'],
  ['X17', ({ games }) => games.p2p, false, false],
  ['X18', ({ deposit }) => deposit.cards, false, false],
  ['X18', ({ games }) => games.minReturn, 0.85, 0.85],
  ['GAM-13', ({ games }) => games.automaticPlay, true, true],
  ['ACC-08', ({ session }) => session.factorMs, null, 7 * 24 * 3_600_000],
  ['X19', ({ tracking }) => tracking.purchasePixel, 'configured', 'consent_only'],
]

test.each(differences)('[%s] each licence decides for itself', (_, read, open, br) => {
  expect(read(licenceProfile('open'))).toEqual(open)
  expect(read(licenceProfile('br'))).toEqual(br)
})

describe('profiles', () => {
  test.each(['', 'BR', 'gli', 'constructor', '__proto__'])('%j is no profile', (id) => {
    expect(() => licenceProfile(id)).toThrow(RangeError)
  })

  test('[RG-03] the regulated market plays under a loss limit and a time limit', () => {
    expect(licenceProfile('br').limits.required).toEqual(['loss', 'time'])
    expect(licenceProfile('open').limits.required).toEqual([])
  })

  test('each carries its own id', () => {
    for (const id of licenceIds) expect(licenceProfile(id).id).toBe(id)
  })
})
