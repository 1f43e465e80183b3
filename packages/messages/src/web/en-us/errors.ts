export const errors = {
  loginFirst: 'Please log in first',
  slowInternet: 'Slow internet, try again later',
  offline: 'You are offline. What you see may be out of date.',
  title: 'Something broke the play',
  explain: 'We could not finish that step. Your balance and bets are safe on the server.',
  reference: 'Code for support',
  home: 'Back to home',
} as const
