import { PASSWORD_MAX, PASSWORD_MIN } from '@jogada/core/security/password-rules'
import { CODE_MINUTES } from './reset/send-code.ts'
import { RECOVERY_CODES } from './second-factor/codes.ts'

/** What anybody may know of passwords and codes. */
export const accountTerms = {
  passwordMin: PASSWORD_MIN,
  passwordMax: PASSWORD_MAX,
  resetMinutes: CODE_MINUTES,
  recoveryCodes: RECOVERY_CODES,
} as const
