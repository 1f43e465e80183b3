import { refused } from '../../cashier/refused/pt-br.ts'

export const help = {
  helpTitle: 'Ajuda e regras',
  underWayTitle: 'Seu dinheiro a caminho',
  choicesTitle: 'Como avisar você',
  choicesPush: 'Aviso',
  choicesMail: 'E-mail',
  choicesSafety: 'O que toca a sua segurança é sempre avisado.',
  quietTitle: 'Silêncio à noite',
  quietLead: 'Os avisos dos seus aparelhos esperam até o fim desse horário.',
  quietFrom: 'Começa às',
  quietTo: 'Termina às',
  search: 'Buscar na ajuda',
  found: '{count, plural, =0 {Nada encontrado} one {# resposta} other {# respostas}}',
  nothingFound: 'Nada encontrado. Fale com a gente.',
  talk: 'Falar com o atendimento',
  helpAbout: 'Ajuda sobre isto',
  rulesTitle: 'Regras e cláusulas',
  deskTitle: 'Atendimento',
  deskLead: 'Escreva para a nossa equipe. Você recebe um número de protocolo.',
  deskLogin: 'Entre para falar com o atendimento.',
  deskOutside: 'Sem acesso à sua conta? Escreva para {email}.',
  openSupport: 'Abrir o atendimento',
  askAbout: 'Falar com o suporte sobre isto',
  newTicket: 'Novo atendimento',
  newClosed: 'Novos atendimentos estão fechados agora. Os que estão abertos continuam.',
  allTickets: 'Todos os atendimentos',
  noTickets: 'Você ainda não tem atendimentos.',
  topic: 'Assunto',
  topics: {
    deposit: 'Depósito',
    withdrawal: 'Saque',
    bet: 'Aposta',
    game: 'Jogo',
    account: 'Conta',
    other: 'Outro',
  },
  ticketStates: { open: 'Aberto', answered: 'Respondido', closed: 'Encerrado' },
  about: 'Pedido, saque, aposta ou rodada (opcional)',
  aboutHint: 'Número que aparece em Registros',
  words: 'O que aconteceu?',
  send: 'Enviar',
  sla: 'Respondemos em até {hours} horas.',
  protocol: 'Protocolo {id}',
  answerBy: 'resposta até {time}',
  you: 'Você',
  team: 'Atendimento',
  reply: 'Sua mensagem',
  closeTicket: 'Encerrar',
  rate: 'Como foi este atendimento?',
  rateAs: '{n} de 5',
  rated: 'Obrigado pela nota.',
  inboxTitle: 'Mensagens',
  inboxUnread: '{count, plural, one {# mensagem não lida} other {# mensagens não lidas}}',
  inboxLogin: 'Entre para ler as suas mensagens.',
  pushTitle: 'Avisar neste aparelho',
  pushLead: 'Também com o app fechado. Só o que está nesta caixa.',
  pushDenied: 'O navegador não permite avisos. Mude nas configurações dele.',
  pushFailed: 'Não foi possível ligar: o serviço de avisos não respondeu. Tente mais tarde.',
  inboxEmpty: 'Nenhuma mensagem.',
  readAll: 'Marcar {count, plural, one {# como lida} other {# como lidas}}',
  seeBet: 'Ver aposta',
  unread: 'Não lida',
  categories: {
    all: 'Todas',
    money: 'Dinheiro',
    rewards: 'Prêmios',
    support: 'Suporte',
    security: 'Segurança',
  },
  messages: {
    deposit_credited: 'Seu depósito de {amount} entrou no saldo.',
    deposit_credited_late:
      'Seu depósito de {amount} entrou no saldo sem o bônus ou o desconto do pedido: o Pix foi pago depois do prazo.',
    deposit_credited_amount:
      'Seu depósito de {amount} entrou no saldo sem o bônus ou o desconto do pedido: o valor pago não é o do pedido.',
    deposit_credited_twice:
      'Seu depósito de {amount} entrou no saldo sem bônus ou desconto: este pedido já tinha sido pago.',
    deposit_credited_cancelled:
      'Seu depósito de {amount} entrou no saldo sem o bônus ou o desconto do pedido: ele já estava cancelado.',
    deposit_credited_lapsed:
      'Seu depósito de {amount} entrou no saldo. O que o pedido prometia só para o primeiro ou o segundo depósito não veio: outro entrou antes.',
    deposit_returned_payer:
      'O Pix de {amount} veio de um CPF diferente do seu e está sendo devolvido a quem pagou. Pague com uma conta no seu próprio CPF.',
    deposit_returned_limit:
      'Seu limite de depósito ou sua pausa não permite a recarga de {amount}. O Pix está sendo devolvido para a sua conta.',
    deposit_returned_account:
      'Sua conta aqui está bloqueada ou encerrada e não recebe a recarga de {amount}. O Pix está sendo devolvido para a sua conta no banco.',
    deposit_taken_back:
      'O banco pediu a devolução de um Pix de {amount} que entrou aqui, e {taken} saíram do seu saldo. Fale com o suporte se você não reconhece o pedido.',
    deposit_taken_back_owed:
      'O banco pediu a devolução de um Pix de {amount} que entrou aqui: {taken} saíram do seu saldo, e {owed} ficam em aberto e saem do que entrar nele. Fale com o suporte se você não reconhece o pedido.',
    gift_taken_back:
      'O bônus de {amount} que veio com um Pix devolvido ao banco também foi retirado, e {taken} saíram do seu saldo.',
    gift_taken_back_owed:
      'O bônus de {amount} que veio com um Pix devolvido ao banco também foi retirado: {taken} saíram do seu saldo, e {owed} ficam em aberto e saem do que entrar nele.',
    deposit_refunded:
      'Devolvemos {amount} de um Pix seu para a conta de onde veio, e {taken} saíram do seu saldo.',
    deposit_refund_failed:
      'A devolução de um Pix de {amount} não foi aceita pelo banco, e o valor voltou ao seu saldo.',
    bet_reversed:
      'O resultado de uma aposta sua foi corrigido: os {amount} que ela pagou saíram do saldo, e ela espera o resultado certo.',
    bet_reversed_owed:
      'O resultado de uma aposta sua foi corrigido. Dos {amount} que ela pagou saiu o que havia no saldo; o resto fica em aberto e sai dos próximos prêmios. Ela espera o resultado certo.',
    bet_reopened: 'O resultado de uma aposta sua foi corrigido, e ela voltou a esperar.',
    bet_settled_won: 'Sua aposta de {stake} ganhou e pagou {amount}.',
    bet_settled_lost: 'Sua aposta de {stake} perdeu.',
    bet_settled_returned: 'Sua aposta de {stake} foi devolvida: {amount} voltaram ao saldo.',
    bet_settled_partly: 'Parte da sua aposta de {stake} voltou ao saldo: {amount}.',
    bet_settled_kept:
      'Sua aposta de {stake} foi apurada e deu {amount}. Desse valor, {taken} quitaram o que estava em aberto na sua conta.',
    bets_settled: 'Apostas apuradas: {count}. Valor que elas deram ao todo: {amount}.',
    transfer_received: '{name} enviou {amount} para você.',
    withdrawal_paid: 'Seu saque de {amount} foi pago.',
    withdrawal_refused:
      'Seu saque de {amount} não pôde ser pago e o valor voltou ao saldo. {reason}',
    withdrawal_held:
      'Seu saque de {amount} voltou para análise: há um valor em aberto na sua conta.',
    withdrawal_returned:
      'O banco de destino devolveu {amount} do seu saque. O valor está de novo no seu saldo.',
    bonus_released: 'Seu bônus de {amount} foi apostado por inteiro e virou saldo.',
    bonus_expired:
      'Seu bônus de {amount} venceu antes de ser apostado por inteiro e saiu da conta.',
    vip_level_reached: 'Você chegou ao nível VIP {level}.',
    rebate_paid: 'Seu bônus de jogo de {amount} entrou no saldo.',
    referral_paid: 'Sua comissão de {amount} entrou no saldo.',
    care_message:
      'Notamos mudanças no seu jogo. Veja sua atividade e, se quiser, defina um limite.',
    care_break: 'Fizemos uma pausa de um dia na sua conta. O saque continua funcionando.',
    care_on_word:
      'Como você pediu, nossa equipe pôs um limite ou uma pausa. O saque continua funcionando.',
    limit_near_deposit: '80% ou mais do seu limite de depósitos já foi usado. Restam {amount}.',
    limit_near_stake: '80% ou mais do seu limite de apostas já foi usado. Restam {amount}.',
    limit_near_loss: '80% ou mais do seu limite de perdas já foi usado. Restam {amount}.',
    limit_near_time: '80% ou mais do seu limite de tempo já foi usado. Restam {text} min.',
    support_answer: 'O atendimento respondeu à sua mensagem.',
    bonus_taken_back:
      'Seu bônus de {amount} foi retirado pela nossa equipe. O seu saldo não mudou.',
    bonus_granted:
      'Você recebeu um bônus de {amount}. Veja as condições em Bônus; se não quiser, pode desistir dele.',
    award_granted:
      'Um prêmio de {amount} espera por você. Ele só entra no saldo se você o receber.',
    operator_message: 'Nossa equipe escreveu: {text}',
  },
  refused,
  noticeUntil: 'em {time}',
  noticeLabel: 'Aviso',
  dismiss: 'Dispensar aviso',
} as const
