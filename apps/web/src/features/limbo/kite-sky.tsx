import type { LimboRound } from '@jogada/contract/casino'
import { useEffect, useRef } from 'react'
import { decimalText } from '../../components/decimal-text.ts'
import { useCalm } from '../../game-table/settings.ts'
import { drawKite } from './draw-kite.ts'
import type { KiteScene } from './draw-kite.ts'
import { CLIMB_MS, climbedTo } from './kite-flight.ts'
import type { Sky } from './kite-flight.ts'

const END_MS = 500

export type KiteSkyProps = {
  readonly round: LimboRound | null
  /** The target of the bet as it stands, in hundredths. */
  readonly target: number
  readonly goal: string
  /** Whether the figure may be coloured as a win. */
  readonly won: boolean
}

/**
 * The night sky with the kite: it climbs to each round's result, then shines or is cut loose. All
 * that moves is drawn on the canvas, so that the page is not laid out while it does.
 */
export function KiteSky({ round, target, goal, won }: KiteSkyProps) {
  const calm = useCalm()
  const box = useRef<HTMLCanvasElement>(null)
  const roundId = round?.roundId
  const latest = useRef({ round, target, goal, won })
  const repaint = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = { round, target, goal, won }
    repaint.current?.()
  })

  useEffect(() => {
    const canvas = box.current
    const context = canvas?.getContext('2d')
    const shown = latest.current.round
    if (!canvas || !context || shown?.roundId !== roundId) return undefined
    let sky = fitToBox(canvas, context)
    const startMs = performance.now()
    const lastMs = CLIMB_MS + END_MS
    const paint = (elapsedMs: number) => {
      const scene = sceneAt(latest.current, shown, calm ? lastMs : elapsedMs)
      drawKite(context, { ...scene, sky })
    }
    let frame = 0
    const step = (nowMs: number) => {
      paint(nowMs - startMs)
      if (shown && !calm && nowMs - startMs < lastMs) frame = requestAnimationFrame(step)
    }
    repaint.current = () => paint(performance.now() - startMs)
    const fit = new ResizeObserver(() => {
      sky = fitToBox(canvas, context)
      repaint.current?.()
    })
    fit.observe(canvas)
    frame = requestAnimationFrame(step)
    return () => {
      fit.disconnect()
      cancelAnimationFrame(frame)
      repaint.current = null
    }
  }, [roundId, calm])

  return <canvas ref={box} aria-hidden="true" className="absolute inset-0 size-full" />
}

const MOST_PIXELS = 2

/** Takes the size of the page's box over; read here and never while a round is drawn. */
function fitToBox(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Sky {
  const sky = { width: canvas.clientWidth, height: canvas.clientHeight }
  const ratio = Math.min(MOST_PIXELS, window.devicePixelRatio || 1)
  canvas.width = sky.width * ratio
  canvas.height = sky.height * ratio
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return sky
}

type Shown = { readonly target: number; readonly goal: string; readonly won: boolean }

function sceneAt(
  { target, goal, won }: Shown,
  round: LimboRound | null,
  elapsedMs: number,
): Omit<KiteScene, 'sky'> {
  if (!round) {
    return {
      target: target / 100,
      multiplier: 1,
      look: 'flying',
      after: 0,
      goal,
      figure: '1,00',
      won,
    }
  }
  const part = Math.min(1, elapsedMs / CLIMB_MS)
  const after = Math.min(1, Math.max(0, (elapsedMs - CLIMB_MS) / END_MS))
  const ended = round.won ? 'won' : 'lost'
  const multiplier = climbedTo(round.result / 100, part)
  return {
    target: target / 100,
    multiplier,
    look: part < 1 ? 'flying' : ended,
    after,
    goal,
    figure: decimalText(Math.round(multiplier * 100), 2),
    won,
  }
}
