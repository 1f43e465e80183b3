import type { AccountTables } from './modules/account/tables.ts'
import type { AggregatorTables } from './modules/aggregator/tables.ts'
import type { AlertTables } from './modules/alert/tables.ts'
import type { AmlTables } from './modules/aml/tables.ts'
import type { AuditTables } from './modules/audit/tables.ts'
import type { CareTables } from './modules/care/tables.ts'
import type { CasinoTables } from './modules/casino/tables.ts'
import type { ConsentTables } from './modules/consent/tables.ts'
import type { DepositTables } from './modules/deposit/tables.ts'
import type { DrawsTables } from './modules/draws/tables.ts'
import type { KycTables } from './modules/kyc/tables.ts'
import type { LimitsTables } from './modules/limits/tables.ts'
import type { LocationTables } from './modules/location/tables.ts'
import type { OccurrenceTables } from './modules/occurrence/tables.ts'
import type { OperatorTables } from './modules/operator/tables.ts'
import type { NoticeTables } from './modules/notice/tables.ts'
import type { PrivacyTables } from './modules/privacy/tables.ts'
import type { PromotionTables } from './modules/promotion/tables.ts'
import type { ReferralTables } from './modules/referral/tables.ts'
import type { RegisterTables } from './modules/register/tables.ts'
import type { RegulatorTables } from './modules/regulator/tables.ts'
import type { ReportTables } from './modules/report/tables.ts'
import type { RewardTables } from './modules/reward/tables.ts'
import type { SportsbookTables } from './modules/sportsbook/tables.ts'
import type { SupportTables } from './modules/support/tables.ts'
import type { TransferTables } from './modules/transfer/tables.ts'
import type { VipTables } from './modules/vip/tables.ts'
import type { WalletTables } from './modules/wallet/tables.ts'
import type { WithdrawalTables } from './modules/withdrawal/tables.ts'

/** Every table of the modules by its schema-qualified name. A module's SQL names its own only. */
export type Tables = AccountTables &
  KycTables &
  LimitsTables &
  LocationTables &
  WalletTables &
  DepositTables &
  PromotionTables &
  NoticeTables &
  ReferralTables &
  RewardTables &
  SupportTables &
  VipTables &
  WithdrawalTables &
  TransferTables &
  CasinoTables &
  AggregatorTables &
  DrawsTables &
  SportsbookTables &
  AlertTables &
  AmlTables &
  CareTables &
  ConsentTables &
  PrivacyTables &
  AuditTables &
  RegisterTables &
  RegulatorTables &
  ReportTables &
  OccurrenceTables &
  OperatorTables
