const pt = {
  lists: { waiting: 'Esperando', over: 'Decididos' },
  approveLead: 'Ao aprovar, acontece na hora. Quem pediu e quem aprovou ficam na auditoria.',
  note: 'Anotação',
  hours: 'Por quantas horas',
  hoursHint: 'Vazio: sem prazo. Depois delas voltam os perfis que ficam.',
  until: 'até',
  forAWhile: 'Por enquanto, até',
  forAWhileLead:
    'O que for dado aqui toma o lugar destes perfis. A escolha começa dos que ficam depois deles.',
  facts: { hours: 'Por quantas horas', rolesUntil: 'Perfis até', lastingRoles: 'Perfis que ficam' },
  resetFactor: 'Zerar 2º fator',
  resetLead:
    'Quem perdeu o aplicativo configura outro no próximo acesso, com a própria senha. As sessões abertas acabam.',
  addresses: 'De onde a equipe entra',
  addressesLead:
    'Só destes endereços e redes se entra e trabalha na operação. Sem nenhum, de qualquer lugar.',
  everywhere: 'De qualquer lugar',
  yours: 'Você está em {address}.',
  opened: 'Os servidores rodam com STAFF_ADDRESSES=everywhere: a lista não é consultada.',
  changeAddresses: 'Mudar endereços',
  ranges: 'Endereços e redes, um por linha',
  rangesHint: 'Como 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/32. O seu precisa estar entre eles.',
  otherSessions: 'As sessões abertas de outros endereços acabam no primeiro pedido.',
}

const en: typeof pt = {
  lists: { waiting: 'Waiting', over: 'Decided' },
  approveLead:
    'Approving carries it out at once. Who asked and who approved stay in the audit log.',
  note: 'Note',
  hours: 'For how many hours',
  hoursHint: 'Empty: for good. After them the lasting roles are back.',
  until: 'until',
  forAWhile: 'For a while, until',
  forAWhileLead:
    'What is given here takes the place of these roles. The choice begins with those that stay after them.',
  facts: { hours: 'For how many hours', rolesUntil: 'Roles until', lastingRoles: 'Lasting roles' },
  resetFactor: 'Reset second factor',
  resetLead:
    'Whoever lost the app sets up another one at the next login, with their own password. Open sessions end.',
  addresses: 'From where staff works',
  addressesLead:
    'The back office is open to these addresses and networks alone. Without any, to everybody.',
  everywhere: 'From anywhere',
  yours: 'You are at {address}.',
  opened: 'The servers run with STAFF_ADDRESSES=everywhere: the list is not looked at.',
  changeAddresses: 'Change addresses',
  ranges: 'Addresses and networks, one a line',
  rangesHint: 'Like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32. Yours must be among them.',
  otherSessions: 'Open sessions from other addresses end with their next call.',
}

export const approvalTexts = { pt, en }
