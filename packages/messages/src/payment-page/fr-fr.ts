import type { PaymentPageTexts } from './pt-br.ts'

export const frFr: PaymentPageTexts = {
  locale: 'fr-FR',
  pageTitle: 'Payer {amount} par Pix',
  amount: 'Montant du dépôt',
  to: 'À',
  preparing: 'Nous préparons votre code Pix. Revenez et confirmez le dépôt à nouveau.',
  payBy: 'Payez sous',
  step1: 'Copiez le code',
  step2: 'Ouvrez l’app de votre banque et choisissez Pix copia e cola',
  step3: 'Collez le code et confirmez',
  codeLabel: 'Code Pix à copier-coller',
  copy: 'Copier le code',
  check: 'J’ai payé, vérifier',
  own: 'Payez depuis un compte à votre propre CPF. Un Pix d’une autre personne est renvoyé.',
  qr: 'QR code du Pix de ce dépôt',
  scan: 'Visez le QR code avec l’app de la banque',
  paidTitle: 'Paiement confirmé',
  paid: 'Le montant est sur votre solde.',
  expiredTitle: 'Ce code a expiré',
  expired:
    'Si vous avez payé, rassurez-vous : le montant arrive dès que la banque confirme. Sinon, revenez et créez un nouveau code.',
  cancelledTitle: 'Dépôt annulé',
  cancelled: 'Si vous avez payé, rassurez-vous : le montant arrive dès que la banque confirme.',
  returnedTitle: 'Paiement en cours de renvoi',
  returned:
    'Le Pix venait d’un autre CPF que le vôtre : le montant retourne au payeur. Payez depuis un compte à votre propre CPF.',
  withdrawnTitle: 'Code retiré',
  withdrawn:
    'Une limite ou une pause de votre compte s’applique désormais : ce code ne peut plus être payé. Si vous avez déjà payé, le montant revient sur le compte d’origine.',
  copied: 'Copié',
  copyFailed: 'Copie impossible. Le code est sélectionné : copiez-le par le menu du téléphone.',
  asking: 'Nous interrogeons la banque…',
  notYet: 'La banque n’a pas encore confirmé le paiement. Cela prend en général quelques secondes.',
  askFailed: 'Vérification impossible pour l’instant. Réessayez dans un instant.',
}
