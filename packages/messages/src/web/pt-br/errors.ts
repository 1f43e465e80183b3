export const errors = {
  loginFirst: 'Por favor, faça login primeiro',
  slowInternet: 'Internet lenta, tente novamente mais tarde',
  offline: 'Você está sem internet. O que aparece pode estar desatualizado.',
  title: 'Algo saiu do esquema',
  explain:
    'Não conseguimos concluir esse passo. Seu saldo e suas apostas estão guardados no servidor.',
  reference: 'Código para o atendimento',
  home: 'Voltar ao início',
} as const
