import { driftOf, figureBox, handAt, heightOf, kiteAt, kiteSize } from './kite-flight.ts'
import type { Point, Sky } from './kite-flight.ts'

export type KiteLook = 'flying' | 'won' | 'lost'

export type KiteScene = {
  readonly sky: Sky
  readonly target: number
  /** What the kite has climbed to. */
  readonly multiplier: number
  readonly look: KiteLook
  /** How far the end has played, 0 to 1: a won kite shines, a lost one drifts off its cut string. */
  readonly after: number
  readonly goal: string
  /** The multiplier in words; it stands over everything else. */
  readonly figure: string
  /** Whether the figure may be coloured as a win. */
  readonly won: boolean
}

const STRING = { flying: '#f6f2fa', won: '#56df8b', lost: '#9c90ac' } as const

/** Draws the target's line, the string and the kite. The sky behind them is the page's own. */
export function drawKite(canvas: CanvasRenderingContext2D, scene: KiteScene) {
  const { sky, target, multiplier, look, after } = scene
  canvas.clearRect(0, 0, sky.width, sky.height)
  drawGoal(canvas, scene)
  const kite = kiteAt(heightOf(multiplier, target), sky)
  const drift = look === 'lost' ? after : 0
  const drifted = driftOf(drift, sky)
  const shown = { x: kite.x + drifted.x, y: kite.y + drifted.y }
  drawString(canvas, handAt(sky), kite, look, after)
  if (look === 'won') drawShine(canvas, shown, sky, after)
  drawBody(canvas, shown, sky, look === 'lost' ? -0.5 - after * 0.9 : -0.5, 1 - drift * 0.75)
  drawFigure(canvas, scene)
}

/** The multiplier in large figures, its sign half as tall; a long one stands smaller, never wider. */
function drawFigure(canvas: CanvasRenderingContext2D, { sky, figure, won }: KiteScene) {
  const box = figureBox(sky)
  const font = (height: number) => `700 ${height}px Figures, "Arial Narrow", sans-serif`
  canvas.save()
  canvas.font = font(box.size)
  // widths grow with the height, so that one measure is enough
  const digits = canvas.measureText(figure).width / box.size
  const sign = (canvas.measureText('×').width / box.size) * SIGN_HEIGHT + SIGN_GAP
  const size = Math.min(box.size, box.most / (digits + sign))
  const x = (sky.width - (digits + sign) * size) / 2
  if (size !== box.size) canvas.font = font(size)
  // a shadow without blur: a blurred one costs more than all the rest of a frame
  canvas.shadowColor = 'rgb(14 10 20 / 0.5)'
  canvas.shadowOffsetY = size * 0.035
  canvas.fillStyle = won ? '#56df8b' : '#f6f2fa'
  canvas.fillText(figure, x, box.line)
  canvas.font = font(size * SIGN_HEIGHT)
  canvas.fillText('×', x + (digits + SIGN_GAP) * size, box.line)
  canvas.restore()
}

/** In parts of the figure's height. */
const SIGN_HEIGHT = 0.48
const SIGN_GAP = 0.05

function drawGoal(canvas: CanvasRenderingContext2D, { sky, target, look, goal }: KiteScene) {
  const { y } = kiteAt(heightOf(target, target), sky)
  const size = Math.max(13, sky.width * 0.042)
  canvas.save()
  canvas.strokeStyle = look === 'won' ? '#56df8b' : '#ffc93c'
  canvas.fillStyle = canvas.strokeStyle
  canvas.lineWidth = Math.max(1.5, sky.width * 0.005)
  canvas.setLineDash([sky.width * 0.022, sky.width * 0.018])
  canvas.beginPath()
  canvas.moveTo(0, y)
  canvas.lineTo(sky.width, y)
  canvas.stroke()
  canvas.font = `700 ${size}px Figures, "Arial Narrow", sans-serif`
  canvas.fillText(goal, size * 0.8, y - size * 0.45)
  canvas.restore()
}

/** The string sags between hand and kite; cut, it falls back to the hand and fades. */
function drawString(
  canvas: CanvasRenderingContext2D,
  hand: Point,
  kite: Point,
  look: KiteLook,
  after: number,
) {
  const cut = look === 'lost' ? after : 0
  const end = {
    x: kite.x + (hand.x - kite.x) * cut * 0.55,
    y: kite.y + (hand.y - kite.y) * cut * 0.8,
  }
  const middle = { x: (hand.x + end.x) / 2, y: (hand.y + end.y) / 2 + (hand.y - end.y) * 0.22 }
  canvas.save()
  canvas.globalAlpha = 1 - cut * 0.9
  canvas.strokeStyle = STRING[look]
  canvas.lineWidth = look === 'won' ? 3 : 2
  canvas.lineCap = 'round'
  canvas.beginPath()
  canvas.moveTo(hand.x, hand.y)
  canvas.quadraticCurveTo(middle.x, middle.y, end.x, end.y)
  canvas.stroke()
  canvas.restore()
}

function drawShine(canvas: CanvasRenderingContext2D, at: Point, sky: Sky, after: number) {
  const radius = Math.min(at.y, sky.width * (0.12 + 0.12 * after))
  const light = canvas.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
  light.addColorStop(0, `rgba(86, 223, 139, ${0.55 - 0.2 * after})`)
  light.addColorStop(1, 'rgba(86, 223, 139, 0)')
  canvas.save()
  canvas.fillStyle = light
  canvas.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2)
  canvas.restore()
}

const SAILS = ['#ffc93c', '#ff6b5e', '#3dd9c6', '#d59bff'] as const

/** A pipa: a rhombus of four sails on two sticks, with a tail of bows. */
function drawBody(
  canvas: CanvasRenderingContext2D,
  at: Point,
  sky: Sky,
  tilt: number,
  strength: number,
) {
  const size = kiteSize(sky)
  const [top, right, bottom, left] = [
    { x: 0, y: -size * 1.25 },
    { x: size * 0.9, y: -size * 0.2 },
    { x: 0, y: size * 1.25 },
    { x: -size * 0.9, y: -size * 0.2 },
  ] as const
  const heart = { x: 0, y: -size * 0.2 }
  canvas.save()
  canvas.globalAlpha = Math.max(0, strength)
  canvas.translate(at.x, at.y)
  canvas.rotate(-tilt)
  drawTail(canvas, size)
  const corners = [left, top, right, bottom, left] as const
  for (const [index, colour] of SAILS.entries()) {
    canvas.fillStyle = colour
    canvas.beginPath()
    canvas.moveTo(heart.x, heart.y)
    canvas.lineTo(corners[index]!.x, corners[index]!.y)
    canvas.lineTo(corners[index + 1]!.x, corners[index + 1]!.y)
    canvas.closePath()
    canvas.fill()
  }
  canvas.strokeStyle = 'rgba(14, 10, 20, 0.55)'
  canvas.lineWidth = Math.max(1, size * 0.06)
  canvas.beginPath()
  canvas.moveTo(top.x, top.y)
  canvas.lineTo(bottom.x, bottom.y)
  canvas.moveTo(left.x, left.y)
  canvas.lineTo(right.x, right.y)
  canvas.stroke()
  canvas.restore()
}

const BOWS = 4

function drawTail(canvas: CanvasRenderingContext2D, size: number) {
  canvas.strokeStyle = 'rgba(246, 242, 250, 0.8)'
  canvas.lineWidth = Math.max(1, size * 0.05)
  canvas.beginPath()
  canvas.moveTo(0, size * 1.25)
  for (let bow = 1; bow <= BOWS; bow++) {
    const side = bow % 2 ? 1 : -1
    canvas.quadraticCurveTo(
      side * size * 0.4,
      size * (1.05 + bow * 0.48),
      0,
      size * (1.25 + bow * 0.48),
    )
  }
  canvas.stroke()
  for (let bow = 1; bow <= BOWS; bow++) {
    const y = size * (1.25 + bow * 0.48)
    canvas.fillStyle = SAILS[bow % SAILS.length]!
    canvas.beginPath()
    canvas.moveTo(0, y)
    canvas.lineTo(-size * 0.22, y - size * 0.13)
    canvas.lineTo(-size * 0.22, y + size * 0.13)
    canvas.closePath()
    canvas.moveTo(0, y)
    canvas.lineTo(size * 0.22, y - size * 0.13)
    canvas.lineTo(size * 0.22, y + size * 0.13)
    canvas.closePath()
    canvas.fill()
  }
}
