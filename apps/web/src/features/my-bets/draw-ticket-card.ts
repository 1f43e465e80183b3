const WIDTH = 1080
const MARGIN = 80
const LEG_HEIGHT = 176
const HEAD = 330
const FOOT = 400

export type TicketCardWords = {
  readonly name: string
  readonly status: string
  readonly legs: readonly {
    readonly backed: string
    readonly market: string
    readonly match: string
    readonly odds: string
  }[]
  /** Name and amount, such as the stake. */
  readonly sums: readonly (readonly [name: string, amount: string])[]
  readonly id: string
  readonly adults: string
}

/** How high the picture is for that many legs. */
export const cardHeight = (legs: number): number => HEAD + legs * LEG_HEIGHT + FOOT

/**
 * Draws a bet as a PNG, 1080 wide: what was backed at which prices, and the sums; it
 * names no player.
 */
export async function drawTicketCard(words: TicketCardWords): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = cardHeight(words.legs.length)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no pictures')
  pen.fillStyle = '#17111F'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawHead(pen, words)
  words.legs.forEach((leg, at) => drawLeg(pen, leg, HEAD + at * LEG_HEIGHT))
  drawFoot(pen, words, HEAD + words.legs.length * LEG_HEIGHT)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

type Pen = CanvasRenderingContext2D

type Line = {
  readonly text: string
  readonly at: readonly [left: number, top: number]
  readonly font: string
  readonly color: string
  readonly width?: number
  readonly align?: CanvasTextAlign
}

function say(
  pen: Pen,
  { text, at, font, color, width = WIDTH - 2 * MARGIN, align = 'left' }: Line,
) {
  pen.font = `${font} "Geologica", sans-serif`
  pen.fillStyle = color
  pen.textAlign = align
  pen.fillText(text, at[0], at[1], width)
}

function drawHead(pen: Pen, { name, status }: TicketCardWords) {
  say(pen, { text: 'JOGADA', at: [MARGIN, 130], font: '700 56px', color: '#FFC93C' })
  say(pen, { text: name, at: [MARGIN, 225], font: '650 46px', color: '#F6F2FA' })
  say(pen, { text: status, at: [MARGIN, 285], font: '500 36px', color: '#3DD9C6' })
}

function drawLeg(
  pen: Pen,
  { backed, market, match, odds }: TicketCardWords['legs'][number],
  top: number,
) {
  const width = WIDTH - 2 * MARGIN - 200
  const right = WIDTH - MARGIN
  pen.fillStyle = '#3A2F49'
  pen.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, 2)
  say(pen, { text: backed, at: [MARGIN, top + 60], font: '600 40px', color: '#F6F2FA', width })
  say(pen, { text: market, at: [MARGIN, top + 106], font: '400 32px', color: '#CFC4DC', width })
  say(pen, { text: match, at: [MARGIN, top + 150], font: '400 32px', color: '#CFC4DC', width })
  say(pen, {
    text: odds,
    at: [right, top + 98],
    font: '700 48px',
    color: '#3DD9C6',
    align: 'right',
  })
}

function drawFoot(pen: Pen, { sums, id, adults }: TicketCardWords, top: number) {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, sums.length)
  sums.forEach(([name, amount], at) => {
    const left = MARGIN + at * step
    const width = step - 20
    say(pen, { text: name, at: [left, top + 80], font: '400 32px', color: '#CFC4DC', width })
    say(pen, { text: amount, at: [left, top + 140], font: '700 52px', color: '#FFC93C', width })
  })
  say(pen, { text: id, at: [MARGIN, top + 240], font: '400 32px', color: '#CFC4DC' })
  say(pen, { text: adults, at: [MARGIN, top + 300], font: '500 32px', color: '#CFC4DC' })
}
