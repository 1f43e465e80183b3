export const common = {
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  back: 'Indietro',
  retry: 'Riprova',
  loading: 'Caricamento',
  understood: 'Ho capito',
  notice: 'Avviso',
  copied: 'Copiato',
  copy: 'Copia',
  done: 'Fatto',
  showAll: 'Vedi tutto',
}
