const pt = {
  write: 'Mensagem',
  writeTitle: 'Escrever ao jogador',
  writeLead:
    'Vai para a caixa de mensagens do aplicativo e para o navegador de quem ativou os avisos. Escreva no idioma do jogador.',
  text: 'Texto',
  advertises: 'É propaganda: convida a jogar ou a recarregar',
  advertisesHint: 'Nunca chega a quem está em pausa, excluído ou bloqueado.',
  send: 'Enviar',
  reset: 'Código de senha',
  resetTitle: 'Enviar o código de nova senha',
  resetLead:
    'O jogador recebe por e-mail o mesmo código que pede em “Esqueci a senha”. Ninguém da operação o vê.',
  language: 'Idioma do e-mail',
  releasePhone: 'Liberar telefone',
  releasePhoneLead:
    'Para quem perdeu o telefone confirmado. As sessões terminam, o código do próximo acesso vai por e-mail e o jogador confirma outro número. Confira antes quem pede. Outra pessoa precisa aprovar; o jogador é avisado por e-mail. Por sete dias todo saque passa por uma pessoa e nada é transferido.',
  releaseFactor: 'Desligar segundo fator',
  releaseFactorLead:
    'Para quem perdeu o aplicativo autenticador e os códigos de recuperação. As sessões terminam e o jogador entra com a senha. Confira antes quem pede. Outra pessoa precisa aprovar; o jogador é avisado por e-mail. Por sete dias todo saque passa por uma pessoa e nada é transferido.',
  grant: 'Dar bônus',
  grantLead: 'Sai da verba da oferta. O jogador é avisado e pode desistir.',
  offer: 'Oferta',
  noOffers: 'Nenhuma campanha ou presente vale agora.',
  sources: { campaign: 'Campanha', gift: 'Presente' },
  terms: 'Apostar {times}× antes de virar saldo',
  maxBet: 'Aposta máxima até lá: {amount}',
  noWager: 'Vira saldo sem precisar apostar',
  days: 'vale {days} dias',
  waits: 'espera o jogador receber',
  left: 'resta {amount} da verba',
  twoOperators:
    'A partir de {amount} por dia, para o mesmo jogador ou dados por você, uma segunda pessoa decide.',
  barred: {
    marketing: 'Nada pode ser oferecido: o jogador está em pausa, excluído ou bloqueado.',
    test: 'É uma conta de teste: não recebe bônus de verba.',
  },
}

const en: typeof pt = {
  write: 'Message',
  writeTitle: 'Write to the player',
  writeLead:
    'It goes to the inbox in the app, and to the browser of whoever turned notices on. Write in the player’s language.',
  text: 'Text',
  advertises: 'It advertises: it invites to play or to pay in',
  advertisesHint: 'It never reaches whoever is paused, excluded or blocked.',
  send: 'Send',
  reset: 'Password code',
  resetTitle: 'Send the code for a new password',
  resetLead:
    'The player gets by e-mail the code that “Forgot password” sends. No operator sees it.',
  language: 'Language of the mail',
  releasePhone: 'Release phone',
  releasePhoneLead:
    'For whoever lost the confirmed phone. Sessions end, the code of the next login goes by e-mail, and the player confirms another number. Make sure first who is asking. Another person must approve; the player is told by e-mail. For seven days a person looks at every withdrawal, and nothing is transferred.',
  releaseFactor: 'Switch off second factor',
  releaseFactorLead:
    'For whoever lost the authenticator app and the recovery codes. Sessions end, and the player logs in with the password. Make sure first who is asking. Another person must approve; the player is told by e-mail. For seven days a person looks at every withdrawal, and nothing is transferred.',
  grant: 'Give a bonus',
  grantLead: 'It comes out of the offer’s budget. The player is told and may give it up.',
  offer: 'Offer',
  noOffers: 'No campaign or gift runs now.',
  sources: { campaign: 'Campaign', gift: 'Gift' },
  terms: 'To be wagered {times}× before it is cash',
  maxBet: 'Highest bet until then: {amount}',
  noWager: 'Cash without wagering',
  days: 'runs {days} days',
  waits: 'waits for the player to take it',
  left: '{amount} of the budget left',
  twoOperators: 'From {amount} a day on, to one player or given by you, a second person decides.',
  barred: {
    marketing: 'Nothing may be offered: the player is paused, excluded or blocked.',
    test: 'This is a test account: it gets no bonus from a budget.',
  },
}

export const playerActionTexts = { pt, en }
