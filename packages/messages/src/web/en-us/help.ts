import { refused } from '../../cashier/refused/en-us.ts'

export const help = {
  helpTitle: 'Help and rules',
  underWayTitle: 'Your money on its way',
  choicesTitle: 'How to tell you',
  choicesPush: 'Alert',
  choicesMail: 'E-mail',
  choicesSafety: 'What concerns your security is always told.',
  quietTitle: 'Quiet at night',
  quietLead: 'Alerts on your devices wait until these hours are over.',
  quietFrom: 'Starts at',
  quietTo: 'Ends at',
  search: 'Search the help',
  found: '{count, plural, =0 {Nothing found} one {# answer} other {# answers}}',
  nothingFound: 'Nothing found. Talk to us.',
  talk: 'Talk to support',
  helpAbout: 'Help with this',
  rulesTitle: 'Rules and clauses',
  deskTitle: 'Support',
  deskLead: 'Write to our team. You get a protocol number.',
  deskLogin: 'Log in to talk to support.',
  deskOutside: 'No access to your account? Write to {email}.',
  openSupport: 'Open support',
  askAbout: 'Ask support about this',
  newTicket: 'New ticket',
  newClosed: 'New tickets are closed for now. Those that are open go on.',
  allTickets: 'All tickets',
  noTickets: 'You have no tickets yet.',
  topic: 'Topic',
  topics: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    bet: 'Bet',
    game: 'Game',
    account: 'Account',
    other: 'Other',
  },
  ticketStates: { open: 'Open', answered: 'Answered', closed: 'Closed' },
  about: 'Order, withdrawal, bet or round (optional)',
  aboutHint: 'The number shown in Records',
  words: 'What happened?',
  send: 'Send',
  sla: 'We answer within {hours} hours.',
  protocol: 'Protocol {id}',
  answerBy: 'answer by {time}',
  you: 'You',
  team: 'Support',
  reply: 'Your message',
  closeTicket: 'Close',
  rate: 'How was this help?',
  rateAs: '{n} out of 5',
  rated: 'Thank you for the rating.',
  inboxTitle: 'Messages',
  inboxUnread: '{count, plural, one {# unread message} other {# unread messages}}',
  inboxLogin: 'Log in to read your messages.',
  pushTitle: 'Tell me on this device',
  pushLead: 'Also while the app is closed. Only what stands in this inbox.',
  pushDenied: 'The browser does not allow messages. Change it in its settings.',
  pushFailed: 'Could not be turned on: the message service did not answer. Try again later.',
  inboxEmpty: 'No messages.',
  readAll: 'Mark {count, plural, one {# as read} other {# as read}}',
  seeBet: 'See the bet',
  unread: 'Unread',
  categories: {
    all: 'All',
    money: 'Money',
    rewards: 'Rewards',
    support: 'Support',
    security: 'Security',
  },
  messages: {
    deposit_credited: 'Your deposit of {amount} is in your balance.',
    deposit_credited_late:
      'Your deposit of {amount} is in your balance without the bonus or discount of its order: the Pix was paid too late.',
    deposit_credited_amount:
      'Your deposit of {amount} is in your balance without the bonus or discount of its order: another amount was paid.',
    deposit_credited_twice:
      'Your deposit of {amount} is in your balance without bonus or discount: its order had been paid before.',
    deposit_credited_cancelled:
      'Your deposit of {amount} is in your balance without the bonus or discount of its order: it had been cancelled.',
    deposit_credited_lapsed:
      'Your deposit of {amount} is in your balance. What its order promised for the first or second deposit only did not come: another one was credited before.',
    deposit_returned_payer:
      'The Pix of {amount} came from another CPF and is being returned to whoever paid it. Pay from an account of your own CPF.',
    deposit_returned_limit:
      'Your deposit limit or your break does not allow the deposit of {amount}. The Pix is being returned to your account.',
    deposit_returned_account:
      'Your account here is blocked or closed and does not take the deposit of {amount}. The Pix is being returned to your bank account.',
    deposit_taken_back:
      'The bank asked for a Pix of {amount} that came in here to be returned, and {taken} left your balance. Contact support if you do not recognise the request.',
    deposit_taken_back_owed:
      'The bank asked for a Pix of {amount} that came in here to be returned: {taken} left your balance, and {owed} stays owed and comes out of what comes in next. Contact support if you do not recognise the request.',
    gift_taken_back:
      'The bonus of {amount} that came with a Pix the bank asked back was taken too, and {taken} left your balance.',
    gift_taken_back_owed:
      'The bonus of {amount} that came with a Pix the bank asked back was taken too: {taken} left your balance, and {owed} stays owed and comes out of what comes in next.',
    deposit_refunded:
      'We returned {amount} of a Pix of yours to the account it came from, and {taken} left your balance.',
    deposit_refund_failed:
      'The bank did not accept the return of a Pix of {amount}, and the amount is back in your balance.',
    bet_reversed:
      'The result of a bet of yours was corrected: the {amount} that it paid left your balance, and it waits for the right result.',
    bet_reversed_owed:
      'The result of a bet of yours was corrected. Of the {amount} that it paid, what your balance held was taken; the rest stays owed and comes out of your next winnings. The bet waits for the right result.',
    bet_reopened: 'The result of a bet of yours was corrected, and it is open again.',
    bet_settled_won: 'Your bet of {stake} won and paid {amount}.',
    bet_settled_lost: 'Your bet of {stake} lost.',
    bet_settled_returned: 'Your bet of {stake} was refunded: {amount} is back in your balance.',
    bet_settled_partly: 'Part of your bet of {stake} is back in your balance: {amount}.',
    bet_settled_kept:
      'Your bet of {stake} was settled and returned {amount}. Of that, {taken} went to what your account owed.',
    bets_settled: 'Bets settled: {count}. Returned in all: {amount}.',
    transfer_received: '{name} sent you {amount}.',
    withdrawal_paid: 'Your withdrawal of {amount} was paid.',
    withdrawal_refused:
      'Your withdrawal of {amount} could not be paid and is back in your balance. {reason}',
    withdrawal_held:
      'Your withdrawal of {amount} is under review again: an amount is open on your account.',
    withdrawal_returned:
      'The receiving bank returned {amount} of your withdrawal. The money is back in your balance.',
    bonus_released: 'Your bonus of {amount} has been wagered in full and is now cash.',
    bonus_expired:
      'Your bonus of {amount} ran out before it was wagered in full and has left your account.',
    vip_level_reached: 'You reached VIP level {level}.',
    rebate_paid: 'Your game bonus of {amount} is in your balance.',
    referral_paid: 'Your commission of {amount} is in your balance.',
    care_message:
      'We noticed changes in your play. Look at your activity and set a limit if you like.',
    care_break: 'We paused your account for a day. Withdrawals still work.',
    care_on_word: 'As you asked, our team set a limit or a break for you. Withdrawals still work.',
    limit_near_deposit: '80% or more of your deposit limit is used. {amount} is left.',
    limit_near_stake: '80% or more of your stake limit is used. {amount} is left.',
    limit_near_loss: '80% or more of your loss limit is used. {amount} is left.',
    limit_near_time: '80% or more of your time limit is used. {text} min are left.',
    support_answer: 'Support answered your message.',
    bonus_taken_back: 'Our team took your bonus of {amount} back. Your cash did not change.',
    bonus_granted:
      'You received a bonus of {amount}. See its terms under Bonuses; you can give it up if you do not want it.',
    award_granted:
      'An award of {amount} waits for you. It only enters your balance if you take it.',
    operator_message: 'Our team wrote: {text}',
  },
  refused,
  noticeUntil: 'in {time}',
  noticeLabel: 'Notice',
  dismiss: 'Dismiss notice',
}
