import type { Rng } from '../../../platform/chance.ts'
import { glyphs } from './glyphs.ts'
import { grayPng } from './png.ts'

const WIDTH = 200
const HEIGHT = 72
const PEN_RADIUS = 2.1
const PAPER = 247

type Point = readonly [number, number]

/**
 * Draws the text as a grey PNG: each character turned, scaled and shifted by chance, the whole
 * sheet bent by two waves, with arcs and grain over it.
 */
export function drawCaptcha(text: string, rng: Rng): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  const between = (low: number, high: number) => low + ((high - low) * rng.below(10_000)) / 10_000
  const phase = [between(0, 6.28), between(0, 6.28)] as const
  const bend = ([x, y]: Point): Point => [
    x + 3.2 * Math.sin(y / 13 + phase[0]),
    y + 4.5 * Math.sin(x / 23 + phase[1]),
  ]

  const step = (WIDTH - 30) / text.length
  for (const [index, character] of text.split('').entries()) {
    const turn = between(-0.35, 0.35)
    const size = between(6.2, 8)
    const centre: Point = [22 + index * step + between(-3, 3), HEIGHT / 2 + between(-5, 5)]
    const ink = 20 + rng.below(70)
    const place = ([gx, gy]: Point): Point => {
      const [x, y] = [(gx - 2) * size * 0.85, (gy - 3) * size]
      return bend([
        centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
        centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
      ])
    }
    for (const stroke of glyphs[character] ?? []) drawStroke(pixels, stroke.map(place), ink)
  }
  for (let arc = 0; arc < 3; arc++) {
    const points: Point[] = []
    const [height, lift, wave] = [between(10, HEIGHT - 10), between(-16, 16), between(0, 6.28)]
    for (let x = 0; x <= WIDTH; x += 8) points.push([x, height + lift * Math.sin(x / 40 + wave)])
    drawStroke(pixels, points, 110 + rng.below(60), 0.9)
  }
  const grain = rng.bytes(pixels.length)
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = Math.max(0, Math.min(255, pixels[i]! - 14 + (grain[i]! >> 3)))
  }
  return grayPng(pixels, WIDTH, HEIGHT)
}

function drawStroke(
  pixels: Uint8Array,
  points: readonly Point[],
  ink: number,
  radius = PEN_RADIUS,
) {
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!]
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])))
    for (let s = 0; s <= steps; s++) {
      const t = s / steps
      dot(pixels, from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, ink, radius)
    }
  }
}

function dot(pixels: Uint8Array, cx: number, cy: number, ink: number, radius: number) {
  for (let y = Math.floor(cy - radius); y <= cy + radius; y++) {
    for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
      if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue
      const cover = Math.max(0, Math.min(1, radius + 0.5 - Math.hypot(x - cx, y - cy)))
      const at = y * WIDTH + x
      pixels[at] = Math.min(pixels[at]!, Math.round(PAPER - (PAPER - ink) * cover))
    }
  }
}
