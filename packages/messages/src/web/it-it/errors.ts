export const errors = {
  loginFirst: 'Prima effettua l’accesso',
  slowInternet: 'Internet lento, riprova più tardi',
  offline: 'Sei offline. Ciò che vedi potrebbe non essere aggiornato.',
  title: 'Qualcosa è andato storto',
  explain:
    'Non siamo riusciti a completare questo passo. Saldo e scommesse sono al sicuro sul server.',
  reference: 'Codice per l’assistenza',
  home: 'Torna alla home',
}
