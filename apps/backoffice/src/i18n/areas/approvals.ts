const pt = {
  lists: { waiting: 'Esperando', over: 'Decididos' },
  approveLead: 'Ao aprovar, acontece na hora. Quem pediu e quem aprovou ficam na auditoria.',
  note: 'Anotação',
}

const en: typeof pt = {
  lists: { waiting: 'Waiting', over: 'Decided' },
  approveLead:
    'Approving carries it out at once. Who asked and who approved stay in the audit log.',
  note: 'Note',
}

export const approvalTexts = { pt, en }
