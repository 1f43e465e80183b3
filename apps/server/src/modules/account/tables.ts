import type { GuardChange } from '@jogada/core/withdrawal/risk'
import type { Generated } from 'kysely'

/** Where the code comes from that ends a login. */
export type LoginCodeFrom = 'app' | 'phone' | 'email'

export type AccountTables = {
  'account.player': {
    player_id: Generated<bigint>
    email: string
    password_hash: string
    phone: string
    name: Generated<string>
    invite_code: string
    invited_by: bigint | null
    avatar: Generated<number>
    level: Generated<number>
    user_type: Generated<string>
    is_test: Generated<boolean>
    licence_profile: string
    registered_at: Date
    registered_address: string
    registered_device: string
    terms_accepted_at: Date
    password_changed_at: Generated<Date | null>
    phone_confirmed_at: Generated<Date | null>
    erased_at: Generated<Date | null>
  }
  'account.invited_count': { agent_id: bigint; level1: bigint; level2: bigint; level3: bigint }
  'account.invited_counted': { invited_counted_id: Generated<boolean>; until_player: bigint }
  'account.email_code': {
    code_id: Generated<bigint>
    player_id: bigint
    /** The address that the code went to. */
    email: string
    code_hash: string
    asked_at: Date
    expires_at: Date
    guesses: Generated<number>
    used_at: Generated<Date | null>
  }
  'account.phone_code': {
    code_id: Generated<bigint>
    player_id: bigint
    /** The blind index of the number that the code went to. */
    phone_index: Buffer
    code_hash: string
    asked_at: Date
    expires_at: Date
    guesses: Generated<number>
    used_at: Generated<Date | null>
  }
  'account.session': {
    session_id: Generated<bigint>
    player_id: bigint
    token_hash: Buffer
    opened_at: Date
    seen_at: Date
    revoked_at: Date | null
    address: string
    device_id: string
    user_agent: string
    /** When the second factor was shown that the session rests on. */
    factor_at: Generated<Date | null>
    ends_at: Generated<Date | null>
  }
  'account.socket_ticket': {
    ticket_hash: Buffer
    session_id: bigint
    expires_at: Date
  }
  'account.test_account': {
    owner_id: bigint
    player_id: bigint
    username: string
    pwd: string
    made_at: Date
  }
  'account.captcha': {
    device_id: string
    code_id: string
    answer_hash: Buffer
    expires_at: Date
    /** What the answer is made of anew; of one from before there were sounds nothing. */
    salt: string | null
    hearings: Generated<number>
  }
  'account.password_reset': {
    reset_id: Generated<bigint>
    player_id: bigint
    code_hash: string
    asked_at: Date
    expires_at: Date
    guesses: Generated<number>
    permit_hash: Generated<Buffer | null>
    permit_expires_at: Generated<Date | null>
    used_at: Generated<Date | null>
  }
  'account.second_factor': {
    player_id: bigint
    /** Sealed. */
    secret: Buffer
    used_step: Generated<bigint | null>
    begun_at: Date
    confirmed_at: Generated<Date | null>
  }
  'account.guard_change': {
    player_id: bigint
    what: GuardChange
    at: Date
    /** When operators last released a phone or a second factor. */
    released_at: Generated<Date | null>
  }
  'account.recovery_code': {
    player_id: bigint
    code_hash: Buffer
  }
  'account.login_challenge': {
    challenge_hash: Buffer
    player_id: bigint
    expires_at: Date
    guesses: Generated<number>
    used_at: Generated<Date | null>
    asks: Generated<LoginCodeFrom>
  }
  'account.passkey': {
    passkey_id: Generated<bigint>
    player_id: bigint
    credential_id: string
    public_key: Buffer
    sign_count: bigint
    transports: string[]
    user_agent: string
    is_synced: boolean
    made_at: Date
    used_at: Generated<Date | null>
  }
  'account.passkey_challenge': {
    challenge_hash: Buffer
    purpose: 'register' | 'login' | 'confirm'
    player_id: bigint | null
    expires_at: Date
  }
  'account.confirmed_call': {
    player_id: bigint
    key: string
    step: 'password' | 'passkey' | 'factor'
    body_hash: string
    expires_at: Date
  }
  'account.payment_permit': {
    permit_hash: Buffer
    player_id: bigint
    session_id: bigint
    expires_at: Date
  }
  'account.restriction': {
    player_id: bigint
    kind: 'suspended' | 'closed'
    reason: string
    at: Date
    /** Since when every process holds to it. */
    held_at: Date | null
    /** The listing of the player's CPF that suspended the account; null for any other cause. */
    barred_id: bigint | null
  }
  'account.entry_token': {
    token_hash: Buffer
    player_id: bigint
    session_id: bigint
    made_at: Date
    expires_at: Date
    used_at: Generated<Date | null>
  }
  'account.login_failure': {
    login_failure_id: Generated<bigint>
    email_hash: Buffer
    address: string
    failed_at: Date
  }
}
