export const helpSections = [
  'account',
  'money',
  'rewards',
  'sports',
  'games',
  'care',
  'contact',
] as const

export type HelpSection = (typeof helpSections)[number]

/** The questions of the help by section, in the order in which they are shown. */
export const helpArticles = {
  account: ['who', 'identityDeposit', 'identityPlay', 'password', 'access', 'closing'],
  money: [
    'deposit',
    'late',
    'otherPayer',
    'bankReturn',
    'locked',
    'withdraw',
    'fees',
    'otherAccounts',
    'review',
    'refused',
    'transfer',
  ],
  rewards: ['bonus', 'bonusCancel', 'awards', 'level', 'levelByPlay', 'rebate', 'invite', 'ladder'],
  sports: ['settle', 'postponed', 'stakes', 'prices', 'multiple', 'cashOut', 'replay'],
  games: ['fair', 'interrupted'],
  care: ['limits', 'pause', 'support'],
  contact: ['ticket', 'messages'],
} as const satisfies Readonly<Record<HelpSection, readonly string[]>>

export type HelpArticle = (typeof helpArticles)[HelpSection][number]

/** The questions that players ask in words that the question itself does not have. */
type AskedArticle =
  | 'identityDeposit'
  | 'identityPlay'
  | 'password'
  | 'access'
  | 'closing'
  | 'deposit'
  | 'late'
  | 'withdraw'
  | 'fees'
  | 'review'
  | 'refused'
  | 'bonus'
  | 'bonusCancel'
  | 'settle'
  | 'cashOut'
  | 'limits'
  | 'pause'
  | 'support'
  | 'ticket'

export const helpRules = [
  'age',
  'account',
  'deposits',
  'withdrawals',
  'wagering',
  'bets',
  'offers',
  'conduct',
  'law',
] as const

export type HelpRule = (typeof helpRules)[number]

/** What a text may name; each is filled with a figure as it is configured now. */
export type HelpValue =
  | 'depositMinimum'
  | 'payMinutes'
  | 'depositTimes'
  | 'failures'
  | 'failuresMinutes'
  | 'pauseMinutes'
  | 'withdrawMinimum'
  | 'withdrawMaximum'
  | 'reviewHours'
  | 'feeHighest'
  | 'feeLowest'
  | 'perDayLeast'
  | 'perDayMost'
  | 'transferMinimum'
  | 'transferMaximum'
  | 'transfersPerDay'
  | 'transferDay'
  | 'transferNew'
  | 'transferNewHours'
  | 'vipHighest'
  | 'rebateHighest'
  | 'commissions'
  | 'ladderDeposit'
  | 'ladderPlay'
  | 'ladderTimes'
  | 'betMinimum'
  | 'betMaximum'
  | 'betPayout'
  | 'replayStake'
  | 'replayPayout'
  | 'legs'
  | 'systemLegs'
  | 'combinedOdds'
  | 'delayShortest'
  | 'delayLongest'
  | 'resumeHours'
  | 'amendHours'
  | 'roundHours'
  | 'passwordMin'
  | 'passwordMax'
  | 'resetMinutes'
  | 'recoveryCodes'
  | 'idle'
  | 'loginFailures'
  | 'loginMinutes'
  | 'keptYears'
  | 'looserHours'
  | 'answerHours'
  | 'openTickets'

/** The help in one language; `{name}` places are filled with `HelpValue`s. */
export type HelpTexts = {
  readonly sections: Readonly<Record<HelpSection, string>>
  /** Each question with its answer. */
  readonly articles: Readonly<Record<HelpArticle, readonly [question: string, answer: string]>>
  readonly rules: Readonly<Record<HelpRule, string>>
  readonly asked: {
    /** Words that say nothing about what is asked. */
    readonly idle: string
    /** Words that find a question though neither it nor its answer may have them. */
    readonly words: Readonly<Record<AskedArticle, string>>
  }
  /** The heading of the rules of each sport. */
  readonly sportRules: string
}
