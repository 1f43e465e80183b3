const pt = {
  title: 'Sinais de abuso',
  lead: 'Desde {from}: {looked} jogadores receberam bônus desta campanha, {suspect} com algum sinal.',
  part: 'Há mais jogadores do que se olham de uma vez; estes são os que receberam mais.',
  note: 'Um sinal não prova nada: abra o jogador antes de decidir. O que saiu é o que foi pedido em saque nos três dias depois de o bônus virar saldo.',
  signNames: {
    shared_device: 'mesmo aparelho',
    crowded_address: 'endereço de rede com muitos',
    taken_out: 'sacou o bônus logo',
  } as Readonly<Record<string, string>>,
  player: 'Jogador',
  bonuses: 'Bônus',
  granted: 'Recebeu',
  becameCash: 'Virou saldo',
  takenOut: 'Saiu',
  signs: 'Sinais',
  sharedWith: 'Com quem',
}

const en: typeof pt = {
  title: 'Signs of abuse',
  lead: 'Since {from}: {looked} players got bonuses of this campaign, {suspect} show a sign.',
  part: 'There are more players than are looked at; these got most.',
  note: 'A sign proves nothing: open the player before you decide. What left is what was asked to be paid out in the three days after the bonus became cash.',
  signNames: {
    shared_device: 'same device',
    crowded_address: 'crowded network address',
    taken_out: 'took the bonus out soon',
  },
  player: 'Player',
  bonuses: 'Bonuses',
  granted: 'Got',
  becameCash: 'Became cash',
  takenOut: 'Left',
  signs: 'Signs',
  sharedWith: 'With whom',
}

export const campaignAbuseTexts = { pt, en }
