import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'
import { AlertOverlay } from './alert-overlay.tsx'
import type { OverlayProps } from './overlay-props.ts'
import type { OpenOverlay, OverlayId } from './overlay.ts'
import { closeOverlay, useOverlays } from './overlay-store.ts'
import { IsTopOverlay } from './top-overlay.ts'

type Components = { readonly [Id in OverlayId]: ComponentType<OverlayProps<Id>> }

/** Each overlay's component; all but the alert are loaded when they first open. */
const components: Components = {
  activeAward: lazy(async () => {
    const { AwardOverlay } = await import('../features/rewards/award-overlay.tsx')
    return { default: AwardOverlay }
  }),
  alert: AlertOverlay,
  auth: lazy(async () => {
    const { AuthOverlay } = await import('../features/auth/auth-overlay.tsx')
    return { default: AuthOverlay }
  }),
  avatar: lazy(async () => {
    const { AvatarOverlay } = await import('../features/my/avatar-overlay.tsx')
    return { default: AvatarOverlay }
  }),
  bets: lazy(async () => {
    const { BetsOverlay } = await import('../features/my-bets/bets-overlay.tsx')
    return { default: BetsOverlay }
  }),
  balanceParts: lazy(async () => {
    const { BalancePartsOverlay } =
      await import('../features/cash/withdraw/balance-parts-overlay.tsx')
    return { default: BalancePartsOverlay }
  }),
  changePassword: lazy(async () => {
    const { ChangePasswordOverlay } = await import('../features/my/change-password-overlay.tsx')
    return { default: ChangePasswordOverlay }
  }),
  bonusPopup: lazy(async () => {
    const { BonusPopupOverlay } = await import('../features/cash/bonus/bonus-popup-overlay.tsx')
    return { default: BonusPopupOverlay }
  }),
  cash: lazy(async () => {
    const { CashOverlay } = await import('../features/cash/cash-overlay.tsx')
    return { default: CashOverlay }
  }),
  consent: lazy(async () => {
    const { ConsentOverlay } = await import('../features/legal/consent-overlay.tsx')
    return { default: ConsentOverlay }
  }),
  diceRules: lazy(async () => {
    const { DiceRulesOverlay } = await import('../features/dice/dice-rules-overlay.tsx')
    return { default: DiceRulesOverlay }
  }),
  drawProof: lazy(async () => {
    const { DrawProofOverlay } = await import('../draws/draw-proof-overlay.tsx')
    return { default: DrawProofOverlay }
  }),
  drawRules: lazy(async () => {
    const { DrawRulesOverlay } = await import('../draws/draw-rules-overlay.tsx')
    return { default: DrawRulesOverlay }
  }),
  editBank: lazy(async () => {
    const { KycOverlay } = await import('../features/kyc/kyc-overlay.tsx')
    return { default: KycOverlay }
  }),
  fairness: lazy(async () => {
    const { FairnessOverlay } = await import('../features/fairness/fairness-overlay.tsx')
    return { default: FairnessOverlay }
  }),
  gameDeposit: lazy(async () => {
    const { GameDepositOverlay } = await import('../features/cash/game-deposit-overlay.tsx')
    return { default: GameDepositOverlay }
  }),
  gameRecord: lazy(async () => {
    const { GameRecordOverlay } = await import('../features/game-records/game-record-overlay.tsx')
    return { default: GameRecordOverlay }
  }),
  gameTools: lazy(async () => {
    const { GameToolsOverlay } = await import('../game-table/game-tools-overlay.tsx')
    return { default: GameToolsOverlay }
  }),
  gift: lazy(async () => {
    const { GiftOverlay } = await import('../features/rewards/award-overlay.tsx')
    return { default: GiftOverlay }
  }),
  limboRules: lazy(async () => {
    const { LimboRulesOverlay } = await import('../features/limbo/limbo-rules-overlay.tsx')
    return { default: LimboRulesOverlay }
  }),
  location: lazy(async () => {
    const { LocationOverlay } = await import('../features/location/location-overlay.tsx')
    return { default: LocationOverlay }
  }),
  menu: lazy(async () => {
    const { MenuOverlay } = await import('../features/menu/menu-overlay.tsx')
    return { default: MenuOverlay }
  }),
  minesRules: lazy(async () => {
    const { MinesRulesOverlay } = await import('../features/mines/mines-rules-overlay.tsx')
    return { default: MinesRulesOverlay }
  }),
  my: lazy(async () => {
    const { MyOverlay } = await import('../features/my/my-overlay.tsx')
    return { default: MyOverlay }
  }),
  payConfirm: lazy(async () => {
    const { PayConfirmOverlay } = await import('../features/cash/deposit/pay-confirm-overlay.tsx')
    return { default: PayConfirmOverlay }
  }),
  payPage: lazy(async () => {
    const { PayPageOverlay } = await import('../features/cash/deposit/pay-page-overlay.tsx')
    return { default: PayPageOverlay }
  }),
  payReceipt: lazy(async () => {
    const { PayReceiptOverlay } = await import('../features/cash/deposit/pay-receipt-overlay.tsx')
    return { default: PayReceiptOverlay }
  }),
  payWait: lazy(async () => {
    const { PayWaitOverlay } = await import('../features/cash/deposit/pay-wait-overlay.tsx')
    return { default: PayWaitOverlay }
  }),
  phone: lazy(async () => {
    const { PhoneOverlay } = await import('../features/security/phone-overlay.tsx')
    return { default: PhoneOverlay }
  }),
  rowDoubleRules: lazy(async () => {
    const { RowDoubleRulesOverlay } =
      await import('../features/row-double/row-double-rules-overlay.tsx')
    return { default: RowDoubleRulesOverlay }
  }),
  secondDeposit: lazy(async () => {
    const { SecondDepositOverlay } =
      await import('../features/cash/welcome/second-deposit-overlay.tsx')
    return { default: SecondDepositOverlay }
  }),
  startMask: lazy(async () => {
    const { StartMaskOverlay } = await import('../features/cash/welcome/start-mask-overlay.tsx')
    return { default: StartMaskOverlay }
  }),
  resetPassword: lazy(async () => {
    const { ResetOverlay } = await import('../features/auth/reset/reset-overlay.tsx')
    return { default: ResetOverlay }
  }),
  search: lazy(async () => {
    const { SearchOverlay } = await import('../features/search/search-overlay.tsx')
    return { default: SearchOverlay }
  }),
  security: lazy(async () => {
    const { SecurityOverlay } = await import('../features/security/security-overlay.tsx')
    return { default: SecurityOverlay }
  }),
  slip: lazy(async () => {
    const { SlipOverlay } = await import('../features/slip/slip-overlay.tsx')
    return { default: SlipOverlay }
  }),
  sportRules: lazy(async () => {
    const { SportRulesOverlay } = await import('../features/football/sport-rules-overlay.tsx')
    return { default: SportRulesOverlay }
  }),
  support: lazy(async () => {
    const { SupportOverlay } = await import('../features/help/support-overlay.tsx')
    return { default: SupportOverlay }
  }),
  testAccount: lazy(async () => {
    const { TestAccountOverlay } = await import('../features/rewards/test-account-overlay.tsx')
    return { default: TestAccountOverlay }
  }),
  today: lazy(async () => {
    const { TodayOverlay } = await import('../game-table/today-overlay.tsx')
    return { default: TodayOverlay }
  }),
  withdrawTo: lazy(async () => {
    const { WithdrawToOverlay } = await import('../features/cash/withdraw/withdraw-to-overlay.tsx')
    return { default: WithdrawToOverlay }
  }),
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
