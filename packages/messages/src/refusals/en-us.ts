import type { RefusalTexts } from './index.ts'

export const enUs: RefusalTexts = {
  unauthenticated: 'Your session has ended. Please log in again.',
  insufficient_funds: 'Not enough balance. Make a deposit to go on.',
  page_unavailable: 'This page is not available right now.',

  invalid_input: 'Please check what you filled in: {fields}.',
  not_found: 'We could not find what you are looking for.',
  too_many_requests: 'Too many attempts. Wait {seconds} seconds and try again.',
  internal_error: 'Something went wrong on our side. Try again in a moment.',
  service_busy: 'We are very busy. Try again in a moment.',
  not_available_yet: 'This feature is not available yet.',
  forbidden_origin: 'This request came from an address that we do not know.',

  idempotency_key_required: 'The request came without its key. Reload the page and try again.',
  idempotency_key_reused:
    'This request was already used with other data. Reload the page and try again.',
  limit_reached: 'You have reached a limit of your account.',

  captcha_wrong: 'The image code does not match. Type the new code.',
  login_failed: 'Wrong e-mail or password.',
  login_locked: 'Too many login attempts. Wait {minutes} minutes and try again.',
  registration_failed:
    'We could not register you with these data. If you already have an account, log in or reset the password.',
  email_invalid: 'Enter a valid e-mail address.',
  phone_invalid: 'Enter a valid phone number with area code.',
  password_too_short: 'The password needs at least {min} characters.',
  password_too_long: 'The password may have at most {max} characters.',
  password_too_common: 'This password is too common. Choose another one.',
  passwords_differ: 'The passwords are not the same.',
  invite_code_unknown: 'The invitation code does not exist.',

  kyc_required: 'Confirm your name and CPF to go on.',
  kyc_cpf_invalid: 'This CPF is not valid.',
  kyc_name_invalid: 'Enter your full name as in your document.',
  kyc_cpf_taken: 'We could not confirm this CPF. Please contact support.',
  kyc_already_verified: 'Your data are already confirmed.',

  package_unknown: 'This package is no longer available.',
  order_unknown: 'We could not find this deposit.',
  order_not_open: 'This deposit is already closed.',
  payment_provider_unavailable: 'The PIX service is down. Try again in a moment.',

  withdraw_locked: 'Your game bill is being generated, please try again later',
  withdraw_count_reached: 'Withdrawals left today: 0. Please try again tomorrow.',
  withdraw_nothing_available: 'Nothing available to withdraw',
  withdraw_below_minimum: 'Minimum withdrawal: R${limit}',
  withdraw_above_maximum: 'Maximum withdrawal: R${limit}',
  withdraw_destination_invalid: 'Check the type and number of the key for the withdrawal.',
  withdraw_holder_mismatch: 'A withdrawal can only go to an account of your own CPF.',

  stake_below_minimum: 'The minimum bet is R$ {limit}.',
  stake_above_maximum: 'The maximum bet is R$ {limit}.',
  payout_above_maximum: 'With this bet the prize would pass R$ {limit}, the maximum per round.',
  dice_target_out_of_range: 'Choose a target with a chance between 0.01% and 98%.',
  client_seed_invalid: 'A seed has 1 to 64 letters, digits, hyphens or underscores.',
  seed_in_use: 'Finish the open round before you change the seeds.',
  round_unknown: 'We could not find this round.',
  limbo_target_out_of_range: 'Choose a multiplier between {min}× and {max}×.',
  round_already_open:
    'You already have an open round of this game. Continue it or cash out before starting another.',
  round_over: 'This round is already over.',
  cash_out_too_early: 'Open at least one tile before cashing out.',
  row_out_of_turn: 'Choose a tile of the next row.',
  tile_out_of_range: 'This tile does not exist in this round.',

  draw_unknown: 'We could not find this round.',
  draw_closed: 'Bet not accepted: the round has closed. Your balance did not change.',
  draw_stake_limit: 'You can stake at most R$ {limit} on this round.',
  draw_payout_limit: 'With this bet the prize would pass R$ {limit}, the most for one option.',
  draw_account_barred: 'Test accounts do not take part in this game.',
  game_unknown: 'We do not have this game.',
  game_unavailable:
    'The studio of this game is not answering. Your balance is safe; try again soon.',

  event_unknown: 'This event is no longer available.',
  outcome_closed: 'This option is not open for betting.',
  odds_changed: 'The odds moved from {seen} to {now}. Confirm to bet at the new odds.',
  bet_unknown: 'We could not find this bet.',
  exposure_limit: 'This option has reached its limit. Largest stake now: R$ {limit}.',
  event_changed: 'The match changed while your bet was processed. Check it and bet again.',
  legs_related: 'These selections are related and cannot be in one parlay.',
  parlay_limit: 'The parlay has reached the limit of {limit} selections.',
  ticket_shape: 'Check the selections and the kind of bet.',
  total_odds_limit: 'The total odds are above the maximum of {limit}.',
  price_moved_meanwhile:
    'The price changed while the bet was waiting. Your stake is back in your balance.',
  cash_out_unavailable: 'Cash out is not available right now.',
  cash_out_changed: 'The cash out value has changed. Check the new value.',
}
