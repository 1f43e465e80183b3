/**
 * Every refusal of the product: its HTTP status and the number in the body.
 * 401/40101, 500/9999 and 500/1403 are the specification's; the others are ours, unique per code.
 */
export const refusals = {
  unauthenticated: { http: 401, status: 40101 },
  insufficient_funds: { http: 500, status: 9999 },
  page_unavailable: { http: 500, status: 1403 },

  invalid_input: { http: 400, status: 1000 },
  not_found: { http: 404, status: 1004 },
  too_many_requests: { http: 429, status: 1029 },
  internal_error: { http: 500, status: 1050 },
  service_busy: { http: 503, status: 1053 },
  not_available_yet: { http: 409, status: 1054 },
  forbidden_origin: { http: 403, status: 1055 },

  idempotency_key_required: { http: 400, status: 1100 },
  idempotency_key_reused: { http: 422, status: 1101 },
  limit_reached: { http: 409, status: 1102 },

  captcha_wrong: { http: 400, status: 2000 },
  login_failed: { http: 400, status: 2001 },
  login_locked: { http: 429, status: 2002 },
  registration_failed: { http: 400, status: 2003 },
  email_invalid: { http: 400, status: 2004 },
  phone_invalid: { http: 400, status: 2005 },
  password_too_short: { http: 400, status: 2006 },
  password_too_long: { http: 400, status: 2007 },
  password_too_common: { http: 400, status: 2008 },
  passwords_differ: { http: 400, status: 2009 },
  invite_code_unknown: { http: 400, status: 2010 },
  password_wrong: { http: 400, status: 2011 },
  password_attempts: { http: 429, status: 2012 },
  password_unchanged: { http: 400, status: 2013 },

  kyc_required: { http: 409, status: 2100 },
  kyc_cpf_invalid: { http: 400, status: 2101 },
  kyc_name_invalid: { http: 400, status: 2102 },
  kyc_cpf_taken: { http: 409, status: 2103 },
  kyc_already_verified: { http: 409, status: 2104 },

  package_unknown: { http: 404, status: 3000 },
  order_unknown: { http: 404, status: 3001 },
  order_not_open: { http: 409, status: 3002 },
  payment_provider_unavailable: { http: 503, status: 3003 },
  payment_unknown: { http: 404, status: 3004 },
  refund_above_payment: { http: 409, status: 3005 },
  bonus_unknown: { http: 404, status: 3006 },

  withdraw_locked: { http: 409, status: 3100 },
  withdraw_count_reached: { http: 409, status: 3101 },
  withdraw_nothing_available: { http: 409, status: 3102 },
  withdraw_below_minimum: { http: 400, status: 3103 },
  withdraw_above_maximum: { http: 400, status: 3104 },
  withdraw_destination_invalid: { http: 400, status: 3105 },
  withdraw_holder_mismatch: { http: 409, status: 3106 },
  withdrawal_not_open: { http: 409, status: 3107 },
  withdrawal_decided_by_you: { http: 409, status: 3108 },
  transaction_hash_invalid: { http: 400, status: 3109 },
  transaction_hash_used: { http: 409, status: 3110 },

  transfer_not_offered: { http: 409, status: 3200 },
  transfer_recipient_unknown: { http: 404, status: 3201 },
  transfer_to_oneself: { http: 400, status: 3202 },
  transfer_below_minimum: { http: 400, status: 3203 },
  transfer_above_maximum: { http: 400, status: 3204 },
  transfer_count_reached: { http: 409, status: 3205 },
  transfer_day_amount_reached: { http: 409, status: 3206 },
  transfer_new_recipient_limit: { http: 409, status: 3207 },

  record_unknown: { http: 404, status: 3300 },

  stake_below_minimum: { http: 400, status: 4000 },
  stake_above_maximum: { http: 400, status: 4001 },
  payout_above_maximum: { http: 400, status: 4002 },
  dice_target_out_of_range: { http: 400, status: 4003 },
  client_seed_invalid: { http: 400, status: 4004 },
  seed_in_use: { http: 409, status: 4005 },
  round_unknown: { http: 404, status: 4006 },
  limbo_target_out_of_range: { http: 400, status: 4020 },
  round_already_open: { http: 409, status: 4021 },
  round_over: { http: 409, status: 4022 },
  cash_out_too_early: { http: 409, status: 4023 },
  row_out_of_turn: { http: 409, status: 4024 },
  tile_out_of_range: { http: 400, status: 4025 },

  draw_unknown: { http: 404, status: 4100 },
  draw_closed: { http: 409, status: 4101 },
  draw_stake_limit: { http: 409, status: 4102 },
  draw_payout_limit: { http: 409, status: 4103 },
  draw_account_barred: { http: 409, status: 4104 },
  game_unknown: { http: 404, status: 4200 },
  game_unavailable: { http: 503, status: 4201 },

  event_unknown: { http: 404, status: 5000 },
  outcome_closed: { http: 409, status: 5001 },
  odds_changed: { http: 409, status: 5002 },
  bet_unknown: { http: 404, status: 5003 },
  exposure_limit: { http: 409, status: 5004 },
  event_changed: { http: 409, status: 5005 },
  legs_related: { http: 400, status: 5010 },
  parlay_limit: { http: 400, status: 5011 },
  ticket_shape: { http: 400, status: 5012 },
  total_odds_limit: { http: 400, status: 5013 },
  price_moved_meanwhile: { http: 409, status: 5014 },
  cash_out_unavailable: { http: 409, status: 5020 },
  cash_out_changed: { http: 409, status: 5021 },
} as const satisfies Record<string, { http: number; status: number }>

export type RefusalCode = keyof typeof refusals

/** Values that a refusal's text shows, e.g. the minimum amount; money in wire form. */
export type RefusalValues = Readonly<Record<string, string | number>>
