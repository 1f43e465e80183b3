import type { CashierTexts } from './index.ts'
import { refused } from './refused/fr-fr.ts'

export const frFr: CashierTexts = {
  refused,
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
