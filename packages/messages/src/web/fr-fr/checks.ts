/**
 * What a strict licence asks a player for before play: the phone, address and gender, the place.
 */
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
  registrationTitle: 'Adresse et genre',
  registrationLead:
    'La loi demande ces données avant de jouer et de déposer. Elles sont conservées chiffrées.',
  registrationChange: 'Changer d’adresse ou de genre',
  registrationOpen: 'À indiquer.',
  cep: 'CEP',
  street: 'Rue ou avenue',
  houseNumber: 'Numéro',
  houseNumberHint: 'Sans numéro : s/n',
  complement: 'Complément',
  complementHint: 'Facultatif : appartement, bâtiment',
  district: 'Quartier',
  city: 'Ville',
  state: 'État',
  choose: 'Choisir',
  gender: 'Genre',
  genderMissing: 'Choisissez une option.',
  registrationSave: 'Enregistrer',
  genders: {
    female: 'Féminin',
    male: 'Masculin',
    other: 'Autre',
    not_said: 'Je préfère ne pas le dire',
  },
  addressWrong: {
    address_incomplete: 'Remplissez ce champ.',
    address_cep_invalid: 'Saisissez les 8 chiffres.',
    address_cep_elsewhere: 'Ce CEP n’est pas de cet État.',
  },
}
