export const common = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  back: 'Zurück',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen',
  understood: 'Verstanden',
  notice: 'Hinweis',
  copied: 'Kopiert',
  copy: 'Kopieren',
  done: 'Fertig',
  showAll: 'Alle anzeigen',
}
