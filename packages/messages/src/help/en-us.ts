import type { HelpTexts } from './help-texts.ts'

export const enUs: HelpTexts = {
  sections: {
    account: 'Account and access',
    money: 'Deposits and withdrawals',
    rewards: 'Bonuses, VIP and invitations',
    sports: 'Sports bets',
    games: 'Games',
    care: 'Responsible play',
    contact: 'Support and messages',
  },
  articles: {
    who: [
      'Who may have an account?',
      'Adults of 18 and over, one account per person and CPF. It may not be lent or sold.',
    ],
    identityDeposit: [
      'Why do you ask for name and CPF?',
      'Before the first deposit we confirm your name and CPF once, because money only comes in from you. If a document is needed, the Identity screen shows which one and how far it is.',
    ],
    identityPlay: [
      'Why do you ask for name and CPF?',
      'We confirm who you are before you play. The Identity screen shows what is missing, what is under review and why something was refused; only that item is sent again.',
    ],
    password: [
      'I forgot my password. How do I get in?',
      'Press Forgot password on the login screen. The code comes by e-mail and lasts {resetMinutes} minutes. The new password has {passwordMin} to {passwordMax} characters.',
    ],
    access: [
      'How do I protect my account?',
      'In Security you switch on two-step verification with {recoveryCodes} recovery codes, create passkeys and end sessions on other devices. After {loginFailures} wrong passwords the login waits {loginMinutes} minutes; unused, a session ends after {idle}.',
    ],
    closing: [
      'How do I close my account or download my data?',
      'In Security. Closing stops play at once, sends the balance to your CPF, and the account does not reopen. Open bets must end first. What the law has us keep is erased after {keptYears} years.',
    ],
    deposit: [
      'How do I deposit?',
      'Choose an amount, from {depositMinimum}, and pay the PIX from an account of your own CPF. The code lasts {payMinutes} minutes. At the fastest the money arrives in 5 minutes.',
    ],
    late: [
      'I paid and my balance did not change. What now?',
      'Press I have paid, check on the PIX screen. A payment after the deadline is credited too, without the order’s bonus or discount. If it takes long, open a ticket from the order in Records.',
    ],
    otherPayer: [
      'May somebody else pay for me?',
      'No. A PIX from another CPF goes back to whoever paid it, and we tell you. After {failures} such payments within {failuresMinutes} minutes deposits stop for {pauseMinutes} minutes; if it goes on, only support can lift it. Withdrawals do not stop.',
    ],
    bankReturn: [
      'Why did a deposit leave my balance?',
      'The bank may ask for a PIX back, for instance when it suspects fraud (MED). The amount leaves the balance; what is missing stays open and must be settled before the next withdrawal.',
    ],
    locked: [
      'Why is a part of my balance locked?',
      'Each deposit must be wagered {depositTimes}x before it leaves, against money laundering; awards follow their own terms. Settled stakes count, half results count half; returned bets and cash-outs do not. Records, tab Balance, shows every lock and what is missing.',
    ],
    withdraw: [
      'How and when do I get my withdrawal?',
      'By PIX, with your CPF as the key: {withdrawMinimum} to {withdrawMaximum} each, 24 hours a day. At the fastest it arrives in 10 minutes. The withdrawal’s timeline shows every step.',
    ],
    fees: [
      'What does it cost, and how many may I make?',
      'That depends on your VIP level: the fee goes from {feeHighest} at level 0 to {feeLowest} at the highest, the number a day from {perDayLeast} to {perDayMost}. You see fee and net amount before you ask; one refused on the same day does not count.',
    ],
    otherAccounts: [
      'Can I withdraw to a company or in USDT?',
      'To a company’s CNPJ, yes; one of our people checks it first. USDT (TRC20) only in accounts that are cleared for it: at the rate shown, less 1 USDT for the network.',
    ],
    review: [
      'Why is my withdrawal under review?',
      'A person looks at high amounts and at signs of risk, such as a password changed not long ago. The withdrawal shows the reason and the deadline: within {reviewHours} hours. The money stays set aside for you.',
    ],
    refused: [
      'My withdrawal was refused. What happens?',
      'The whole amount is back in your balance at once, without a fee. The message and the timeline say why, and what to do before you ask again.',
    ],
    transfer: [
      'Can I transfer to another player?',
      'Yes, by username and with your password or passkey: {transferMinimum} to {transferMaximum}, up to {transfersPerDay} a day and {transferDay} a day in all. To somebody new, up to {transferNew} in the first {transferNewHours} hours. It cannot be undone.',
    ],
    bonus: [
      'How do bonuses work?',
      'Each promotion shows amount, wagering, deadline and how much each game counts. The bonus stands apart and turns into balance once it is wagered, after the deposit itself; past its deadline it ends. Taking part is optional.',
    ],
    bonusCancel: [
      'Can I give a bonus up?',
      'Yes, at any time, in the list of bonuses. Before you confirm you see what stays and what goes: only the bonus leaves, your balance stays.',
    ],
    awards: [
      'Where are my awards and gifts?',
      'Reaching a level and some promotions bring awards. They wait in VIP club and Promotions until you take them; each names its deadline and wagering.',
    ],
    level: [
      'How do I rise in VIP level?',
      'From level 0 to {vipHighest}: by deposits and play together, or by play alone. A level never falls. The VIP club shows what is missing and what each level brings.',
    ],
    levelByPlay: [
      'How do I rise in VIP level?',
      'From level 0 to {vipHighest}, by settled play alone. A level never falls. The VIP club shows what is missing and what each level brings.',
    ],
    rebate: [
      'What is the game bonus?',
      'Every day a share of your settled stakes, won or lost, comes back to the balance: up to {rebateHighest} at the highest level. It need not be wagered before a withdrawal.',
    ],
    invite: [
      'What do I get for inviting?',
      'A share of the settled stakes of those you invited, on three levels: {commissions}. It is paid once a day. Accounts on the same device, address or CPF do not count.',
    ],
    ladder: [
      'What is the ladder bonus?',
      'An amount for each step, once, for people you invited directly who deposited {ladderDeposit} and played {ladderPlay}. It must be wagered {ladderTimes}x before a withdrawal.',
    ],
    settle: [
      'When is a sports bet paid?',
      'As soon as the market’s result is known, sometimes before the end. A half win pays half at the odds and returns the other half. Official corrections change a result within {amendHours} hours only, and show in the statement.',
    ],
    postponed: [
      'What if the match is postponed or interrupted?',
      'If it ends within {resumeHours} hours of its planned start, it stands. Otherwise what was decided stays and the rest is returned. In a parlay the returned selection counts 1.00.',
    ],
    stakes: [
      'What are the limits of a bet?',
      '{betMinimum} to {betMaximum}, with a return of up to {betPayout} per ticket; the slip shows the maximum of the moment, which may be lower. The total odds of a parlay go up to {combinedOdds}.',
    ],
    prices: [
      'The odds changed. What happens?',
      'The slip shows old and new odds and, unless you change that, accepts only better ones by itself. In play a bet waits {delayShortest} to {delayLongest} seconds; if the match changes meanwhile it is not accepted and the stake comes back.',
    ],
    multiple: [
      'How do parlays and systems work?',
      'A parlay has up to {legs} selections and pays if all are right; a system has up to {systemLegs} and spreads the stake over all combinations. Selections of one event cannot be combined.',
    ],
    cashOut: [
      'What is cash-out?',
      'Selling a bet before the end, whole or in part, for the amount shown in My bets. There is no offer while a market is suspended; in play it waits as a bet does.',
    ],
    replay: [
      'What is a replay?',
      'A real match of the past, always marked as a replay and told minute by minute. As its result may be known the limits are low: {replayStake} a bet and a return of {replayPayout}.',
    ],
    fair: [
      'How do I know that a game is fair?',
      'In the house games seeds fix the draw before you bet. Open the round and press verify: your device repeats the draw. The theoretical return stands in each game’s rules.',
    ],
    interrupted: [
      'My connection broke in the middle of a round. What now?',
      'Nothing is lost: the round waits {roundHours} hours for you. After that it is paid at what it had reached, or returned if nothing was opened. Rounds decided at once are in the history.',
    ],
    limits: [
      'How do I limit my play?',
      'In Limits and breaks: deposits, stakes, losses and time, by day, week and month. A lower limit holds at once, a higher one only after {looserHours} hours.',
    ],
    pause: [
      'How do I stop for a while, or for good?',
      'In Limits and breaks: a break of 24 hours to 42 days, or self-exclusion for months or without end. Nobody can shorten it. Withdrawals stay open.',
    ],
    support: [
      'Where is help if play became a problem?',
      'The self-test and the chart of your activity are in Limits and breaks. In Brazil CVV answers free of charge, day and night, on 188.',
    ],
    ticket: [
      'How do I reach support?',
      'Open a ticket here, or from an order, withdrawal or bet: you get a protocol number and an answer within {answerHours} hours. Up to {openTickets} may be open. Complaints may also go to consumidor.gov.br.',
    ],
    messages: [
      'Where do I see messages?',
      'In Messages, by subject, with what is unread. There you can also switch on messages on this device; they come while the app is closed.',
    ],
  },
  rules: {
    age: 'Only adults of 18 and over may hold an account and play.',
    account: 'Each person has one account, in their own name and CPF. It may not be lent or sold.',
    deposits:
      'Deposits are paid from an account of the same CPF. What somebody else pays goes back to them.',
    withdrawals: 'Withdrawals go only to whoever the account belongs to.',
    wagering: 'Before a withdrawal, a deposit must be wagered {depositTimes}x.',
    bets: 'A bet stands when it is confirmed. Evident errors of odds or result may be corrected, always on record.',
    offers: 'Bonuses and awards follow the terms shown with them, each once per person.',
    conduct: 'Fraud, bots against the rules or fixing of results end the account.',
    law: 'Check that online gaming is allowed where you are. Complaints may also go to consumidor.gov.br.',
  },
  asked: {
    idle: 's t hasn haven didn isn a an the of in on at to for from with without and or is are was be has have my your i you me it how where when what which why who much many do does did can could not no still yet please want need this that here get',
    words: {
      identityDeposit: 'verification verify document documents selfie kyc id identity',
      identityPlay: 'verification verify document documents selfie kyc id identity',
      password: 'password login log sign forgot reset recover access',
      access: 'security protect hacked 2fa passkey',
      closing: 'delete remove close cancel account data',
      deposit: 'deposit depositing top up recharge pix pay add money fund wallet',
      late: 'deposit top up pix delay delayed late missing arrived credited paid pending money',
      withdraw:
        'withdrawal withdraw cash out payout pay out late delay delayed slow arrive arrived cancel money wallet',
      fees: 'withdrawal withdraw fee fees charge limit minimum maximum',
      review: 'withdrawal review pending slow delay held stuck',
      refused: 'withdrawal refused denied rejected declined cancelled returned',
      bonus: 'bonus promotion offer rollover free spins',
      bonusCancel: 'cancel remove forfeit bonus',
      settle: 'bet result paid payment won win settled prize',
      cashOut: 'cashout cash out sell cancel bet',
      limits: 'limit limits reduce control spending',
      pause: 'pause break block self-exclusion exclude stop',
      support: 'addiction addicted compulsive problem',
      ticket: 'support chat talk human agent contact complaint phone help',
    },
  },
  sportRules: 'Rules of sports',
}
