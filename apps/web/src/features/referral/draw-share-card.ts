import { encode } from 'uqr'

const WIDTH = 1080
const HEIGHT = 1350
const QR_SIZE = 460
const QR_TOP = 560

export type ShareCard = {
  readonly code: string
  readonly link: string
  readonly title: string
  readonly lead: string
  readonly adults: string
}

/** Draws the invitation as a PNG of 1080 × 1350: words, code and QR over the promenade's wave. */
export async function drawShareCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no pictures')
  pen.fillStyle = '#17111F'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawWaves(pen)
  drawWords(pen, card)
  drawQr(pen, card.link)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

function drawWaves(pen: CanvasRenderingContext2D) {
  pen.strokeStyle = '#3DD9C6'
  pen.lineWidth = 14
  for (const top of [1210, 1260, 1310]) {
    pen.beginPath()
    pen.moveTo(0, top)
    for (let left = 0; left < WIDTH; left += 180) {
      pen.bezierCurveTo(left + 45, top - 50, left + 135, top + 50, left + 180, top)
    }
    pen.stroke()
  }
}

function drawWords(pen: CanvasRenderingContext2D, { title, lead, code, adults }: ShareCard) {
  pen.textAlign = 'center'
  const say = (text: string, top: number, font: string, color: string) => {
    pen.font = `${font} "Geologica", sans-serif`
    pen.fillStyle = color
    pen.fillText(text, WIDTH / 2, top, WIDTH - 120)
  }
  say('JOGADA', 150, '700 64px', '#FFC93C')
  say(title, 270, '650 68px', '#F6F2FA')
  say(lead, 350, '400 40px', '#CFC4DC')
  say(code, 500, '700 110px', '#FFC93C')
  say(adults, 1130, '500 36px', '#CFC4DC')
}

function drawQr(pen: CanvasRenderingContext2D, link: string) {
  const { data, size } = encode(link, { border: 2 })
  const left = (WIDTH - QR_SIZE) / 2
  const dot = QR_SIZE / size
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(left, QR_TOP, QR_SIZE, QR_SIZE)
  pen.fillStyle = '#17111F'
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * dot, QR_TOP + y * dot, dot + 0.5, dot + 0.5)
    }),
  )
}
