export const errors = {
  loginFirst: 'Bitte melde dich zuerst an',
  slowInternet: 'Langsames Internet, versuche es später noch einmal',
  offline: 'Du bist offline. Was du siehst, kann veraltet sein.',
  title: 'Da ist etwas schiefgelaufen',
  explain:
    'Wir konnten diesen Schritt nicht abschließen. Guthaben und Wetten sind auf dem Server sicher.',
  reference: 'Code für den Support',
  home: 'Zur Startseite',
}
