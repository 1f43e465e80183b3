/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Telefon',
  phoneConfirmed: 'Bestätigt: {phone}',
  phoneOpen: 'Noch nicht bestätigt: {phone}',
  phoneLead: 'Ein Code per SMS bestätigt, dass die Nummer dir gehört.',
  phoneNeeded: 'Bestätige vor dem Spielen dein Telefon.',
  phoneSend: 'Code per SMS senden',
  phoneSent: 'Code an {phone} gesendet. Gilt {minutes} Minuten.',
  phoneCode: 'Code aus der SMS',
  phoneConfirm: 'Bestätigen',
  phoneChange: 'Telefon ändern',
  phoneAgain: 'Neuen Code senden',
  placeTitle: 'Bist du in Brasilien?',
  placeLead:
    'Das Gesetz erlaubt Spielen nur in Brasilien, und deine Verbindung zeigt nicht, wo du bist.',
  placeKept: 'Wir behalten nur, ob du in Brasilien bist, nicht den Ort. Gilt 30 Minuten.',
  placeShare: 'Meinen Standort nutzen',
  placeDenied: 'Das Gerät gab keinen Standort. Erlaube ihn im Browser und versuche es erneut.',
  placeOutside: 'Dieser Standort liegt außerhalb Brasiliens. Auszahlen geht weiterhin.',
  placeMissing: 'Dieser Browser nennt keinen Standort.',
}
