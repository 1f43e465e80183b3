export const common = {
  close: 'Fechar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  back: 'Voltar',
  retry: 'Tentar de novo',
  loading: 'Carregando',
  understood: 'Eu entendi',
  notice: 'Aviso',
  copied: 'A cópia foi bem-sucedida',
  copy: 'Copiar',
  done: 'Terminar',
  showAll: 'Ver tudo',
} as const
