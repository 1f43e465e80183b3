export const security = {
  title: 'Sécurité',
  failed: 'Cela n’a pas marché. Réessayez.',
  privacy: 'Confidentialité',
  winsListed: 'Afficher mes gains',
  winsListedLead:
    'Seul le début de votre nom est visible. Désactivé : retiré aussitôt de la liste.',
  adsTold: 'Signaler les achats à la publicité',
  adsToldLead:
    'Seulement si vous dites oui : le premier achat est signalé à l’annonceur, sans votre nom.',
  data: 'Vos données',
  dataLead:
    'Un fichier avec tout ce que nous conservons sur vous : compte, identité, connexions, paiements, paris, limites et échanges.',
  dataTake: 'Télécharger mes données',
  sessions: 'Où votre compte est ouvert',
  thisDevice: 'Cet appareil',
  seen: 'Dernière utilisation : {at}',
  unknownDevice: 'Appareil inconnu',
  end: 'Fermer',
  endOne: 'Fermer l’accès de {name}',
  endOthers: 'Fermer tous les autres accès',
  factor: 'Vérification en deux étapes',
  factorOff:
    'Désactivée. Avec elle, qui découvre votre mot de passe a encore besoin du code de votre application.',
  factorOn:
    'Activée depuis le {since}. {count, plural, =0 {Plus aucun code de récupération.} one {Il reste # code de récupération.} other {Il reste # codes de récupération.}}',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  password: 'Votre mot de passe',
  goOn: 'Continuer',
  appLead: 'Scannez le code avec votre application d’authentification ou copiez-y la clé.',
  appQr: 'QR code pour l’application d’authentification',
  code: 'Code de vérification',
  codeHint: 'Les 6 chiffres que l’application affiche maintenant.',
  codeOrRecovery: 'De l’application, ou un code de récupération.',
  recoveryLead:
    'Gardez ces codes hors du téléphone. Chacun ouvre le compte une fois, si vous perdez l’application. Ils ne s’afficheront plus.',
  recoveryKept: 'C’est noté',
  emailChange: 'Changer d’e-mail',
  emailLead:
    'Un code confirme que le nouvel e-mail est à vous. Vous vous connecterez ensuite avec lui.',
  emailSent:
    'Si {email} peut être utilisé, le code arrive dans un instant. Il est valable {minutes} minutes.',
  emailDone: 'E-mail changé',
  passkeys: 'Clés d’accès',
  passkeysLead:
    'Connectez-vous et confirmez vos transferts par empreinte, visage ou code de l’appareil, sans mot de passe.',
  passkeyAdd: 'Créer une clé sur cet appareil',
  passkeyMade: 'Créée le {at}',
  passkeyRemove: 'Retirer',
  passkeyRemoveOne: 'Retirer la clé de {name}',
  passkeyLogin: 'Se connecter avec une clé d’accès',
  passkeyConfirm: 'Envoyer avec une clé d’accès',
  passkeyCancelled: 'L’appareil n’a pas confirmé. Réessayez quand vous voulez.',
  passkeyUnsupported: 'Ce navigateur n’a pas de clés d’accès.',
}
