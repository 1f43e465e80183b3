export const common = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  back: 'Retour',
  retry: 'Réessayer',
  loading: 'Chargement',
  understood: 'J’ai compris',
  notice: 'Information',
  copied: 'Copié',
  copy: 'Copier',
  done: 'Terminer',
  showAll: 'Tout voir',
}
