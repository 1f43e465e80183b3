import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { AlertOverlay } from './alert-overlay.tsx'
import { fetchedOverlay } from './fetched-overlay.tsx'
import type { OverlayProps } from './overlay-props.ts'
import type { OpenOverlay, OverlayId } from './overlay.ts'
import { closeOverlay, useOverlays } from './overlay-store.ts'
import { IsTopOverlay } from './top-overlay.ts'

type Components = { readonly [Id in OverlayId]: ComponentType<OverlayProps<Id>> }

/** Each overlay's component; all but the alert are fetched when they first open. */
const components: Components = {
  activeAward: fetchedOverlay(
    async () => (await import('../features/rewards/award-overlay.tsx')).AwardOverlay,
  ),
  alert: AlertOverlay,
  auth: fetchedOverlay(async () => (await import('../features/auth/auth-overlay.tsx')).AuthOverlay),
  avatar: fetchedOverlay(
    async () => (await import('../features/my/avatar-overlay.tsx')).AvatarOverlay,
  ),
  bets: fetchedOverlay(
    async () => (await import('../features/my-bets/bets-overlay.tsx')).BetsOverlay,
  ),
  balanceParts: fetchedOverlay(
    async () =>
      (await import('../features/cash/withdraw/balance-parts-overlay.tsx')).BalancePartsOverlay,
  ),
  changeEmail: fetchedOverlay(
    async () => (await import('../features/security/change-email-overlay.tsx')).ChangeEmailOverlay,
  ),
  changePassword: fetchedOverlay(
    async () => (await import('../features/my/change-password-overlay.tsx')).ChangePasswordOverlay,
  ),
  bonusPopup: fetchedOverlay(
    async () => (await import('../features/cash/bonus/bonus-popup-overlay.tsx')).BonusPopupOverlay,
  ),
  cash: fetchedOverlay(async () => (await import('../features/cash/cash-overlay.tsx')).CashOverlay),
  consent: fetchedOverlay(
    async () => (await import('../features/legal/consent-overlay.tsx')).ConsentOverlay,
  ),
  diceRules: fetchedOverlay(
    async () => (await import('../features/dice/dice-rules-overlay.tsx')).DiceRulesOverlay,
  ),
  drawProof: fetchedOverlay(
    async () => (await import('../draws/draw-proof-overlay.tsx')).DrawProofOverlay,
  ),
  drawRules: fetchedOverlay(
    async () => (await import('../draws/draw-rules-overlay.tsx')).DrawRulesOverlay,
  ),
  editBank: fetchedOverlay(
    async () => (await import('../features/kyc/kyc-overlay.tsx')).KycOverlay,
  ),
  fairness: fetchedOverlay(
    async () => (await import('../features/fairness/fairness-overlay.tsx')).FairnessOverlay,
  ),
  gameDeposit: fetchedOverlay(
    async () => (await import('../features/cash/game-deposit-overlay.tsx')).GameDepositOverlay,
  ),
  gameRecord: fetchedOverlay(
    async () =>
      (await import('../features/game-records/game-record-overlay.tsx')).GameRecordOverlay,
  ),
  gameTools: fetchedOverlay(
    async () => (await import('../game-table/game-tools-overlay.tsx')).GameToolsOverlay,
  ),
  gift: fetchedOverlay(
    async () => (await import('../features/rewards/award-overlay.tsx')).GiftOverlay,
  ),
  installGuide: fetchedOverlay(
    async () => (await import('../pwa/install-guide-overlay.tsx')).InstallGuideOverlay,
  ),
  limboRules: fetchedOverlay(
    async () => (await import('../features/limbo/limbo-rules-overlay.tsx')).LimboRulesOverlay,
  ),
  location: fetchedOverlay(
    async () => (await import('../features/location/location-overlay.tsx')).LocationOverlay,
  ),
  menu: fetchedOverlay(async () => (await import('../features/menu/menu-overlay.tsx')).MenuOverlay),
  minesRules: fetchedOverlay(
    async () => (await import('../features/mines/mines-rules-overlay.tsx')).MinesRulesOverlay,
  ),
  my: fetchedOverlay(async () => (await import('../features/my/my-overlay.tsx')).MyOverlay),
  payConfirm: fetchedOverlay(
    async () =>
      (await import('../features/cash/deposit/pay-confirm-overlay.tsx')).PayConfirmOverlay,
  ),
  payPage: fetchedOverlay(
    async () => (await import('../features/cash/deposit/pay-page-overlay.tsx')).PayPageOverlay,
  ),
  payReceipt: fetchedOverlay(
    async () =>
      (await import('../features/cash/deposit/pay-receipt-overlay.tsx')).PayReceiptOverlay,
  ),
  payWait: fetchedOverlay(
    async () => (await import('../features/cash/deposit/pay-wait-overlay.tsx')).PayWaitOverlay,
  ),
  phone: fetchedOverlay(
    async () => (await import('../features/security/phone-overlay.tsx')).PhoneOverlay,
  ),
  registration: fetchedOverlay(
    async () => (await import('../features/security/registration-overlay.tsx')).RegistrationOverlay,
  ),
  rowDoubleRules: fetchedOverlay(
    async () =>
      (await import('../features/row-double/row-double-rules-overlay.tsx')).RowDoubleRulesOverlay,
  ),
  secondDeposit: fetchedOverlay(
    async () =>
      (await import('../features/cash/welcome/second-deposit-overlay.tsx')).SecondDepositOverlay,
  ),
  startMask: fetchedOverlay(
    async () => (await import('../features/cash/welcome/start-mask-overlay.tsx')).StartMaskOverlay,
  ),
  resetPassword: fetchedOverlay(
    async () => (await import('../features/auth/reset/reset-overlay.tsx')).ResetOverlay,
  ),
  search: fetchedOverlay(
    async () => (await import('../features/search/search-overlay.tsx')).SearchOverlay,
  ),
  security: fetchedOverlay(
    async () => (await import('../features/security/security-overlay.tsx')).SecurityOverlay,
  ),
  slip: fetchedOverlay(async () => (await import('../features/slip/slip-overlay.tsx')).SlipOverlay),
  sportRules: fetchedOverlay(
    async () => (await import('../features/football/sport-rules-overlay.tsx')).SportRulesOverlay,
  ),
  support: fetchedOverlay(
    async () => (await import('../features/help/support-overlay.tsx')).SupportOverlay,
  ),
  testAccount: fetchedOverlay(
    async () => (await import('../features/rewards/test-account-overlay.tsx')).TestAccountOverlay,
  ),
  today: fetchedOverlay(async () => (await import('../game-table/today-overlay.tsx')).TodayOverlay),
  withdrawTo: fetchedOverlay(
    async () =>
      (await import('../features/cash/withdraw/withdraw-to-overlay.tsx')).WithdrawToOverlay,
  ),
}

/** Shows the open overlays, bottom to top. */
export function OverlayHost() {
  const stack = useOverlays((state) => state.stack)
  return stack.map((overlay, index) => (
    <IsTopOverlay key={overlay.key} value={index === stack.length - 1}>
      <Suspense>
        <OneOverlay overlay={overlay} />
      </Suspense>
    </IsTopOverlay>
  ))
}

function OneOverlay({ overlay }: { readonly overlay: OpenOverlay }) {
  // id and params belong together by the type of OpenOverlay, which an index access loses
  const Component = components[overlay.id] as ComponentType<OverlayProps<OverlayId>>
  return <Component params={overlay.params} close={() => closeOverlay(overlay.key)} />
}
