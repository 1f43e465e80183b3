const pt = {
  lists: { waiting: 'Esperando', over: 'Decididos' },
  approveLead: 'Ao aprovar, acontece na hora. Quem pediu e quem aprovou ficam na auditoria.',
  note: 'Anotação',
  resetFactor: 'Zerar 2º fator',
  resetLead:
    'Quem perdeu o aplicativo configura outro no próximo acesso, com a própria senha. As sessões abertas acabam.',
}

const en: typeof pt = {
  lists: { waiting: 'Waiting', over: 'Decided' },
  approveLead:
    'Approving carries it out at once. Who asked and who approved stay in the audit log.',
  note: 'Note',
  resetFactor: 'Reset second factor',
  resetLead:
    'Whoever lost the app sets up another one at the next login, with their own password. Open sessions end.',
}

export const approvalTexts = { pt, en }
