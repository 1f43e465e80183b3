/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Phone',
  phoneConfirmed: 'Confirmed: {phone}',
  phoneOpen: 'Not confirmed yet: {phone}',
  phoneLead: 'A code by SMS confirms that the number is yours.',
  phoneNeeded: 'Confirm your phone before you play.',
  phoneSend: 'Send a code by SMS',
  phoneSent: 'Code sent to {phone}. Good for {minutes} minutes.',
  phoneCode: 'Code of the SMS',
  phoneConfirm: 'Confirm',
  phoneChange: 'Change phone',
  phoneAgain: 'Send another code',
  placeTitle: 'Are you in Brazil?',
  placeLead:
    'The law allows play inside Brazil only, and your connection does not show where you are.',
  placeKept: 'We keep only whether you are in Brazil, not the place. Good for 30 minutes.',
  placeShare: 'Use my location',
  placeDenied: 'The device gave no location. Allow it in the browser’s settings and try again.',
  placeOutside: 'This location is outside Brazil. Withdrawals still work.',
  placeMissing: 'This browser tells no location.',
}
