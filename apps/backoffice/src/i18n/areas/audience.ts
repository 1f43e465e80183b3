import type { Area } from '../use-area.ts'

const pt = {
  fromLevel: 'A partir do nível VIP',
  anyLevel: 'Nenhum nível',
  level: 'Nível {level}',
  andAbove: 'Nível {level} ou mais',
  tags: 'Marcadores',
  tag: 'Marcador',
}

/** Whom something is for. */
export const audienceTexts: Area<typeof pt> = {
  pt,
  en: {
    fromLevel: 'From VIP level',
    anyLevel: 'No level',
    level: 'Level {level}',
    andAbove: 'Level {level} or above',
    tags: 'Tags',
    tag: 'Tag',
  },
}
