import type { CashierTexts } from './index.ts'

export const frFr: CashierTexts = {
  refused: {
    account_closed: 'Le compte de destination est clos.',
    holder_differs: 'Le compte de destination n’est pas au nom indiqué.',
    bank_refused: 'La banque de destination a refusé le Pix.',
    request_invalid: 'La clé Pix n’a pas pu être utilisée.',
    operator_refused: 'La demande n’a pas passé la vérification. Contactez le support.',
    documents_needed:
      'Il nous faut un de vos documents. Envoyez-le dans Mon compte et refaites la demande.',
    holder_unconfirmed:
      'Nous n’avons pas pu confirmer que le compte est à vous. Utilisez un compte à votre CPF.',
    play_incomplete: 'Une partie du montant doit encore être misée avant le retrait.',
    debt_open: 'Un montant est dû sur votre compte. Une fois réglé, refaites la demande.',
    address_unusable: 'L’adresse USDT n’a pas pu recevoir le montant.',
  },
  review: {
    open_debt: 'Un montant est dû sur votre compte, après un Pix rendu ou un résultat corrigé.',
    large_amount: 'Les gros montants sont d’abord vérifiés par une personne.',
    company_account: 'Les comptes d’entreprise sont d’abord vérifiés par une personne.',
    usdt: 'Les paiements en USDT sont faits par une personne de l’équipe.',
    security: 'Contrôle de sécurité de votre compte.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: [
      'Date et heure',
      'Type',
      'Statut',
      'Mouvement',
      'Montant',
      'Entrée',
      'Sortie',
      'Solde',
      'Id',
    ],
    types: {
      '10': 'Dépôt',
      '11': 'Retrait',
      '20': 'Transfert',
      '30': 'Pari sportif',
      '31': 'Jeu',
      '40': 'Promotion',
      '90': 'Autre',
    },
    statuses: { '00': 'En attente', '01': 'Annulé', '10': 'Terminé' },
  },
}
