import type { Area } from '../use-area.ts'

const pt = {
  title: 'Nível VIP',
  now: 'Nível agora',
  lend: 'Emprestar um nível',
  lendLead:
    'O nível vale até o fim escolhido, sem prêmio, e outra pessoa precisa aprovar. Depois volta o nível que o jogador alcançou.',
  level: 'Nível',
  until: 'Até',
  end: 'Encerrar',
  endTitle: 'Encerrar o nível emprestado',
  lent: 'Emprestados',
  noLent: 'Nenhum nível foi emprestado.',
  reached: 'Alcançados jogando',
  noReached: 'Nenhum nível alcançado ainda.',
  from: 'Desde',
  ended: 'Encerrado',
  award: 'Prêmio',
}

/** The level of a player, by play and on loan. */
export const levelTexts: Area<typeof pt> = {
  pt,
  en: {
    title: 'VIP level',
    now: 'Level now',
    lend: 'Lend a level',
    lendLead:
      'The level holds until the chosen end, without an award, and a second person must approve it. After that the level that the player reached comes back.',
    level: 'Level',
    until: 'Until',
    end: 'End',
    endTitle: 'End the lent level',
    lent: 'Lent',
    noLent: 'No level was lent.',
    reached: 'Reached by play',
    noReached: 'No level reached yet.',
    from: 'Since',
    ended: 'Ended',
    award: 'Award',
  },
}
