export const common = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  back: 'Volver',
  retry: 'Reintentar',
  loading: 'Cargando',
  understood: 'Entendido',
  notice: 'Aviso',
  copied: 'Copiado',
  copy: 'Copiar',
  done: 'Terminar',
  showAll: 'Ver todo',
}
