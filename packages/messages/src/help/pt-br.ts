import type { HelpTexts } from './help-texts.ts'

export const ptBr: HelpTexts = {
  sections: {
    account: 'Conta e acesso',
    money: 'Depósitos e saques',
    rewards: 'Bônus, VIP e convites',
    sports: 'Apostas esportivas',
    games: 'Jogos',
    care: 'Jogo responsável',
    contact: 'Atendimento e mensagens',
  },
  articles: {
    who: [
      'Quem pode ter uma conta?',
      'Maiores de 18 anos, uma conta por pessoa e por CPF. A conta não pode ser emprestada nem vendida.',
    ],
    identityDeposit: [
      'Por que vocês pedem nome e CPF?',
      'Antes da primeira recarga confirmamos uma vez seu nome e CPF, porque o dinheiro só entra de você. Se for preciso um documento, a tela Verificação de identidade mostra qual e em que pé está.',
    ],
    identityPlay: [
      'Por que vocês pedem nome e CPF?',
      'Antes de jogar confirmamos sua identidade. A tela Verificação de identidade mostra o que falta, o que está em análise e por que algo foi recusado; só esse item é enviado de novo.',
    ],
    password: [
      'Esqueci minha senha. Como entro?',
      'Na tela de entrada toque em Esqueci a senha. O código chega por e-mail e vale {resetMinutes} minutos. A nova senha tem de {passwordMin} a {passwordMax} caracteres.',
    ],
    access: [
      'Como protejo minha conta?',
      'Em Segurança você liga a verificação em duas etapas, com {recoveryCodes} códigos de recuperação, cria chaves de acesso e encerra acessos de outros aparelhos. Depois de {loginFailures} senhas erradas a entrada espera {loginMinutes} minutos; sem uso, a sessão acaba em {idle}.',
    ],
    closing: [
      'Como encerro a conta ou baixo meus dados?',
      'Em Segurança. Ao encerrar, o jogo para na hora, o saldo vai para o seu CPF e a conta não reabre. Apostas abertas precisam terminar antes. O que a lei manda guardar é apagado depois de {keptYears} anos.',
    ],
    deposit: [
      'Como faço um depósito?',
      'Escolha um valor, a partir de {depositMinimum}, e pague o PIX com uma conta do seu próprio CPF. O código vale {payMinutes} minutos. No caso mais rápido o valor chega em 5 minutos.',
    ],
    late: [
      'Paguei e o saldo não mudou. E agora?',
      'Toque em Já paguei, verificar na tela do PIX. Um pagamento depois do prazo também entra, sem o bônus ou desconto do pedido. Se demorar, abra um atendimento pelo pedido em Registros.',
    ],
    otherPayer: [
      'Outra pessoa pode pagar por mim?',
      'Não. O PIX de outro CPF volta para quem pagou e avisamos você. Depois de {failures} pagamentos assim em {failuresMinutes} minutos, as recargas param por {pauseMinutes} minutos; se continuar, só o atendimento libera. Seus saques não param.',
    ],
    bankReturn: [
      'Por que um depósito saiu do meu saldo?',
      'O banco pode pedir um PIX de volta, por exemplo por suspeita de golpe (MED). O valor sai do saldo; o que faltar fica em aberto e precisa ser quitado antes do próximo saque.',
    ],
    locked: [
      'Por que parte do saldo está bloqueada?',
      'Cada depósito precisa ser apostado {depositTimes}x antes de sair, para evitar lavagem de dinheiro; prêmios seguem suas regras. Conta o que já tem resultado, meio resultado conta metade; aposta devolvida e cash-out não contam. Em Registros, aba Saldo, você vê cada bloqueio e quanto falta.',
    ],
    withdraw: [
      'Como e quando recebo meu saque?',
      'Por PIX, com o seu CPF como chave: de {withdrawMinimum} a {withdrawMaximum} por saque, 24 horas por dia. No caso mais rápido cai em 10 minutos. Cada etapa aparece na linha do tempo do saque.',
    ],
    fees: [
      'Quanto custa e quantos saques posso fazer?',
      'Depende do seu nível VIP: a taxa vai de {feeHighest} no nível 0 a {feeLowest} no mais alto, e os saques por dia, de {perDayLeast} a {perDayMost}. A taxa e o valor líquido aparecem antes de pedir; um saque recusado no mesmo dia não conta.',
    ],
    otherAccounts: [
      'Posso sacar para uma empresa ou em USDT?',
      'Para o CNPJ de uma empresa, sim; uma pessoa da equipe confere antes. USDT (TRC20) só em contas liberadas para isso: vale a cotação mostrada, menos 1 USDT da rede.',
    ],
    review: [
      'Por que meu saque está em análise?',
      'Valores altos e sinais de risco, como senha trocada há pouco, são vistos por uma pessoa. O saque mostra o motivo e o prazo: até {reviewHours} horas. O dinheiro fica reservado para você.',
    ],
    refused: [
      'Meu saque foi recusado. O que acontece?',
      'O valor inteiro volta ao saldo na hora, sem taxa. A mensagem e a linha do tempo dizem o motivo e o que fazer antes de pedir de novo.',
    ],
    transfer: [
      'Posso transferir para outro jogador?',
      'Sim, pelo usuário e com sua senha ou chave de acesso: de {transferMinimum} a {transferMaximum}, até {transfersPerDay} por dia e {transferDay} no total do dia. Para quem recebe de você pela primeira vez, até {transferNew} nas primeiras {transferNewHours} horas. Não tem volta.',
    ],
    bonus: [
      'Como funcionam os bônus?',
      'Cada promoção mostra valor, quantas vezes apostar, prazo e quanto cada jogo conta. O bônus fica à parte e vira saldo quando a meta é cumprida, depois da do depósito; fora do prazo ele acaba. Participar é opcional.',
    ],
    bonusCancel: [
      'Posso desistir de um bônus?',
      'Sim, a qualquer momento, na lista de bônus. Antes de confirmar você vê o que fica e o que sai: só o bônus vai embora, seu saldo fica.',
    ],
    awards: [
      'Onde estão meus prêmios e presentes?',
      'Subir de nível e algumas promoções dão prêmios. Eles esperam em Clube VIP e Promoções até você receber; o prazo e quantas vezes apostar estão em cada um.',
    ],
    level: [
      'Como subo de nível VIP?',
      'Do nível 0 ao {vipHighest}: com depósitos e jogadas somados, ou só com jogadas. O nível nunca desce. O Clube VIP mostra quanto falta e o que cada nível traz.',
    ],
    levelByPlay: [
      'Como subo de nível VIP?',
      'Do nível 0 ao {vipHighest}, só com jogadas que já têm resultado. O nível nunca desce. O Clube VIP mostra quanto falta e o que cada nível traz.',
    ],
    rebate: [
      'O que é o bônus de jogo?',
      'Todo dia uma parte das suas apostas com resultado, ganhas ou perdidas, volta ao saldo: até {rebateHighest} no nível mais alto. Não precisa ser apostada antes de sacar.',
    ],
    invite: [
      'Quanto ganho por convidar?',
      'Uma parte das apostas com resultado de quem você convidou, em três níveis: {commissions}. É paga uma vez por dia. Contas no mesmo aparelho, endereço ou CPF não contam.',
    ],
    ladder: [
      'O que é o bônus por indicações?',
      'Um valor por etapa, uma vez, pelas pessoas que você convidou diretamente e que depositaram {ladderDeposit} e jogaram {ladderPlay}. Precisa ser apostado {ladderTimes}x antes de sacar.',
    ],
    settle: [
      'Quando uma aposta esportiva é paga?',
      'Assim que o resultado do mercado é conhecido, às vezes antes do fim. Meia vitória paga metade pela cotação e devolve a outra metade. Correções oficiais só mudam o resultado até {amendHours} horas depois e aparecem no extrato.',
    ],
    postponed: [
      'E se o jogo for adiado ou interrompido?',
      'Se terminar até {resumeHours} horas depois do início previsto, vale. Senão, o que já estava decidido fica e o resto é devolvido. Na múltipla, a seleção devolvida passa a valer 1,00.',
    ],
    stakes: [
      'Quais são os limites de uma aposta?',
      'De {betMinimum} a {betMaximum}, com retorno de até {betPayout} por bilhete; o máximo de cada momento aparece no cupom e pode ser menor. A cotação total de uma múltipla vai até {combinedOdds}.',
    ],
    prices: [
      'A cotação mudou. O que acontece?',
      'O cupom mostra a cotação antiga e a nova e, se você não mudar isso, aceita sozinho só cotações melhores. Ao vivo a aposta espera de {delayShortest} a {delayLongest} segundos; se o jogo mudar nesse tempo, ela não é aceita e o valor volta.',
    ],
    multiple: [
      'Como funcionam múltiplas e sistemas?',
      'Uma múltipla tem até {legs} seleções e paga se todas acertarem; um sistema tem até {systemLegs} e divide o valor por todas as combinações. Seleções do mesmo evento não se combinam.',
    ],
    cashOut: [
      'O que é o cash-out?',
      'Vender a aposta antes do fim, inteira ou em parte, pelo valor mostrado em Minhas apostas. Não há oferta enquanto um mercado está suspenso; ao vivo ela espera como uma aposta.',
    ],
    replay: [
      'O que é uma reprise?',
      'Uma partida real do passado, sempre marcada como reprise, contada minuto a minuto. Como o resultado pode ser conhecido, os limites são baixos: {replayStake} por aposta e {replayPayout} de retorno.',
    ],
    fair: [
      'Como sei que um jogo é justo?',
      'Nos jogos da casa o sorteio é fixado por sementes antes da aposta. Abra a rodada e toque em conferir: o seu aparelho refaz o sorteio. O retorno teórico está nas regras de cada jogo.',
    ],
    interrupted: [
      'Minha conexão caiu no meio da rodada. E agora?',
      'Nada se perde: a rodada espera por você {roundHours} horas. Depois ela é paga pelo que já foi alcançado, ou devolvida se nada foi aberto. Rodadas decididas na hora estão no histórico.',
    ],
    limits: [
      'Como limito quanto jogo?',
      'Em Limites e pausas: depósitos, apostas, perdas e tempo, por dia, semana e mês. Um limite menor vale na hora; um maior só depois de {looserHours} horas.',
    ],
    pause: [
      'Como paro por um tempo ou de vez?',
      'Em Limites e pausas: uma pausa de 24 horas a 42 dias, ou a autoexclusão por meses ou sem prazo. Ninguém consegue encurtar. O saque continua aberto.',
    ],
    support: [
      'Onde encontro ajuda se o jogo virou problema?',
      'A autoavaliação e o gráfico da sua atividade estão em Limites e pausas. O CVV atende de graça, dia e noite, pelo telefone 188.',
    ],
    ticket: [
      'Como falo com o atendimento?',
      'Abra um atendimento aqui ou direto de um pedido, saque ou aposta: você recebe um protocolo e resposta em até {answerHours} horas. Até {openTickets} podem ficar abertos. Reclamações podem ir também a consumidor.gov.br.',
    ],
    messages: [
      'Onde vejo avisos e mensagens?',
      'Em Mensagens, por assunto, com o que ainda não foi lido. Ali você também liga avisos neste aparelho; eles chegam com o app fechado.',
    ],
  },
  rules: {
    age: 'Só maiores de 18 anos podem ter conta e jogar.',
    account:
      'Cada pessoa tem uma conta, no próprio nome e CPF. A conta não pode ser emprestada nem vendida.',
    deposits:
      'Depósitos são pagos de uma conta do mesmo CPF. O que vem de outra pessoa é devolvido a ela.',
    withdrawals: 'Saques só vão para quem a conta é.',
    wagering: 'Antes de um saque, o depósito precisa ser apostado {depositTimes}x.',
    bets: 'Uma aposta vale quando é confirmada. Erros evidentes de cotação ou resultado podem ser corrigidos, sempre com registro.',
    offers:
      'Bônus e prêmios seguem as regras mostradas na sua promoção, cada um uma vez por pessoa.',
    conduct: 'Fraude, uso de robôs contra as regras ou manipulação de resultados encerram a conta.',
    law: 'Verifique se o jogo on-line é permitido onde você está. Reclamações podem ir também a consumidor.gov.br.',
  },
  asked: {
    idle: 'a o as os um uma de do da dos das em no na nos nas por para pra com sem e ou que se é está estão estou foi ser tem tenho ter meu minha meus minhas seu sua eu você vocês me como onde quando qual quais quanto quantos porque já ainda muito não mais isso esse essa este esta faço fazer quero posso consigo preciso cadê aqui',
    words: {
      identityDeposit: 'verificação verificar documento documentos selfie kyc rg cnh identidade',
      identityPlay: 'verificação verificar documento documentos selfie kyc rg cnh identidade',
      password: 'senha login logar entrar acesso esqueci recuperar redefinir',
      access: 'segurança proteger hacker invadida 2fa biometria',
      closing: 'excluir apagar deletar encerrar fechar cancelar conta dados',
      deposit:
        'depósito depositar recarga recarregar pix pagar colocar adicionar dinheiro carteira',
      late: 'depósito recarga pix demora caiu creditou paguei pago sumiu pendente dinheiro',
      withdraw:
        'saque sacar retirada retirar resgate resgatar demora demorando atraso atrasado caiu chegou prazo cancelar dinheiro carteira',
      fees: 'saque sacar taxa tarifa limite mínimo máximo',
      review: 'saque análise pendente demora demorando retido travado',
      refused: 'saque recusado negado rejeitado cancelado estornado',
      bonus: 'bônus promoção rollover rodadas grátis',
      bonusCancel: 'cancelar remover desistir bônus',
      settle: 'aposta resultado paga pagamento ganhei ganha prêmio',
      cashOut: 'cashout encerrar vender cancelar aposta',
      limits: 'limite limites reduzir controlar gastos',
      pause: 'pausa pausar bloquear autoexclusão autoexcluir parar',
      support: 'vício viciado compulsivo dependência',
      ticket: 'atendimento suporte chat falar humano contato reclamação telefone ajuda',
    },
  },
  sportRules: 'Regras dos esportes',
}
