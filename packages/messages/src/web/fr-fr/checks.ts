/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Téléphone',
  phoneConfirmed: 'Confirmé : {phone}',
  phoneOpen: 'À confirmer : {phone}',
  phoneLead: 'Un code par SMS confirme que le numéro est à vous.',
  phoneNeeded: 'Confirmez votre téléphone avant de jouer.',
  phoneSend: 'Envoyer un code par SMS',
  phoneSent: 'Code envoyé au {phone}. Valable {minutes} minutes.',
  phoneCode: 'Code du SMS',
  phoneConfirm: 'Confirmer',
  phoneChange: 'Changer de téléphone',
  phoneAgain: 'Envoyer un autre code',
  placeTitle: 'Êtes-vous au Brésil ?',
  placeLead:
    'La loi ne permet de jouer qu’au Brésil, et votre connexion ne montre pas où vous êtes.',
  placeKept: 'Nous gardons seulement si vous êtes au Brésil, pas le lieu. Valable 30 minutes.',
  placeShare: 'Utiliser ma position',
  placeDenied:
    'L’appareil n’a pas donné la position. Autorisez-la dans le navigateur et réessayez.',
  placeOutside: 'Cette position est hors du Brésil. Les retraits fonctionnent toujours.',
  placeMissing: 'Ce navigateur ne donne pas de position.',
}
