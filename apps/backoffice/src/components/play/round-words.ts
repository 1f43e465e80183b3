import type { CallReply, ops } from '@jogada/contract'
import type { playTexts } from '../../i18n/areas/plays.ts'
import type { Language } from '../../i18n/language.ts'
import { word } from '../../i18n/use-texts.tsx'
import { decimalText } from '../shown.tsx'

export type Story = CallReply<typeof ops.plays.round>
type Round = Story['round']
type Area = (typeof playTexts)[keyof typeof playTexts]

const hundredths = (value: number, lang: Language) => decimalText((value / 100).toFixed(2), lang)

/** What the player chose, in the words of each game. */
export function choiceOf(round: Round, area: Area, lang: Language): string {
  switch (round.game) {
    case 'dice':
      return area[round.direction].replace('{n}', hundredths(round.target, lang))
    case 'limbo':
      return `${hundredths(round.target, lang)}×`
    case 'mines':
      return area.mines.replace('{n}', String(round.mines))
    case 'rowDouble':
      return `${word(area.difficulties, round.difficulty)}: ${area.tower
        .replace('{safe}', String(round.safe))
        .replace('{size}', String(round.size))
        .replace('{rows}', String(round.rows))}`
    default:
      return round satisfies never
  }
}

/** What came out; of a ladder what was under its tiles, once it is over. Tiles count from one. */
export function outcomeOf(round: Round, area: Area, lang: Language): string {
  switch (round.game) {
    case 'dice':
      return hundredths(round.roll, lang)
    case 'limbo':
      return `${hundredths(round.result, lang)}×`
    case 'mines':
      return round.board === null
        ? area.hidden
        : area.minesAt.replace('{n}', round.board.map((tile) => tile + 1).join(', '))
    case 'rowDouble':
      return round.board === null
        ? area.hidden
        : area.safeAt.replace('{n}', round.board.map(tilesOf).join(' | '))
    default:
      return round satisfies never
  }
}

const tilesOf = (tiles: readonly number[]) => tiles.map((tile) => tile + 1).join(', ')

export type Step = Story['timeline'][number] & { readonly number: string; readonly where: string }

/** The steps of a round, each with where it was taken. */
export function stepsOf({ round, timeline }: Story, area: Area): Step[] {
  let floor = 0
  return timeline.map((step, place) => {
    const number = String(place + 1)
    if (step.tile === null) return { ...step, number, where: '' }
    floor += 1
    const tile = String(step.tile + 1)
    const where =
      round.game === 'rowDouble'
        ? area.floor.replace('{row}', String(floor)).replace('{n}', tile)
        : area.tile.replace('{n}', tile)
    return { ...step, number, where: step.random ? `${where}, ${area.byChance}` : where }
  })
}
