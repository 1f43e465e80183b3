export const mines = {
  title: 'Minas',
  board: 'Calçada de 25 pedras',
  mines: 'Ouriços',
  fewer: 'Menos ouriços',
  more: 'Mais ouriços',
  gems: 'Pedras seguras',
  next: 'Próxima pedra',
  now: 'Agora',
  pickFirst: 'Escolha uma pedra',
  random: 'Pedra ao acaso',
  markFirst: 'Marque as pedras que o automático abre.',
  closed: 'Linha {row}, coluna {column}, fechada',
  marked: 'Linha {row}, coluna {column}, marcada',
  gem: 'Linha {row}, coluna {column}, pedra segura',
  urchin: 'Linha {row}, coluna {column}, ouriço',
  hit: 'Linha {row}, coluna {column}, ouriço, foi aqui que a rodada terminou',
  saidOpen: 'Pedra segura. Agora {multiplier}×, {amount}.',
  saidStart: 'Rodada aberta com {mines, plural, one {# ouriço} other {# ouriços}}.',
  saidWon: 'Rodada encerrada em {multiplier}×. Você recebeu {amount}.',
  saidLost: 'Era um ouriço. A rodada terminou.',
  maxPayout: 'A próxima pedra passaria do prêmio máximo: a rodada foi paga agora.',
  expired: 'A rodada passou do prazo e foi encerrada pelas regras.',
  resultWon: 'Rodada {nonce}: {multiplier}×, ganhou',
  resultLost: 'Rodada {nonce}: ouriço, não ganhou',
  rulesTitle: 'Regras das Minas',
  rulesHow:
    'Vinte e cinco pedras escondem de 1 a 24 ouriços. Cada pedra segura aumenta o multiplicador; você retira quando quiser. Um ouriço encerra a rodada e a aposta é perdida. O lugar dos ouriços é fixado antes da primeira escolha.',
  rulesFormulaText:
    'Multiplicador = 0,99 ÷ chance de abrir tantas pedras seguras, cortado na quarta casa. Prêmio = aposta × multiplicador, cortado no centavo.',
  rulesReturnText:
    'Calculado em cada uma das 300 combinações de ouriços e pedras abertas. Parar antes ou depois não muda o retorno.',
  rulesInterruptedText:
    'Rodada aberta fica guardada no servidor e volta igual em qualquer aparelho. Sem retomada em {hours} horas: com pedra aberta, é paga no multiplicador atual; sem nenhuma, a aposta volta.',
  rulesOpened: 'Abertas',
  rulesMaximum:
    'Quando a próxima pedra pagaria mais que o prêmio máximo, a rodada é paga na hora.',
} as const
