import type { Area } from '../use-area.ts'

const pt = {
  title: 'Partes abertas aos poucos',
  lead: 'Uma parte fechada continua aberta a quem está na porcentagem, no nível, num marcador ou nas contas de teste. Fechar vale na hora em todos os servidores; abrir para mais gente pede uma segunda pessoa.',
  parts: {
    transfers: 'Transferências entre jogadores',
    cash_out: 'Cash out',
    systems: 'Apostas de sistema',
    chat: 'Novos atendimentos',
  },
  everybody: 'Aberta a todos',
  some: 'Aberta a alguns',
  nobody: 'Fechada',
  close: 'Fechar',
  open: 'Abrir a todos',
  percent: 'Jogadores, sempre os mesmos',
  testPlayers: 'Contas de teste',
  owner: 'Responsável',
  until: 'Decidir até',
  overdue: 'Prazo vencido',
}

export const partTexts: Area<typeof pt> = {
  pt,
  en: {
    title: 'Parts opened step by step',
    lead: 'A closed part stays open to whoever is in the share, the level, a tag or the test accounts. Closing holds at once on every server; opening to more players asks a second person.',
    parts: {
      transfers: 'Transfers between players',
      cash_out: 'Cash out',
      systems: 'System bets',
      chat: 'New tickets',
    },
    everybody: 'Open to everybody',
    some: 'Open to some',
    nobody: 'Closed',
    close: 'Close',
    open: 'Open to everybody',
    percent: 'Players, always the same ones',
    testPlayers: 'Test accounts',
    owner: 'Responsible',
    until: 'Decide by',
    overdue: 'Overdue',
  },
}
