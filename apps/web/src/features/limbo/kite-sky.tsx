import type { LimboRound } from '@jogada/contract/casino'
import { useEffect, useRef } from 'react'
import { decimalText } from '../../components/decimal-text.ts'
import { useCalm } from '../../game-table/settings.ts'
import { drawKite } from './draw-kite.ts'
import type { KiteScene } from './draw-kite.ts'
import { CLIMB_MS, climbedTo } from './kite-flight.ts'

const END_MS = 500

export type KiteSkyProps = {
  readonly round: LimboRound | null
  /** The target of the bet as it stands, in hundredths. */
  readonly target: number
  readonly goal: string
  /** Whether the figure may be coloured as a win. */
  readonly won: boolean
}

/** The night sky with the kite: it climbs to each round's result, then shines or is cut loose. */
export function KiteSky({ round, target, goal, won }: KiteSkyProps) {
  const calm = useCalm()
  const box = useRef<HTMLCanvasElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const roundId = round?.roundId
  const latest = useRef({ round, target, goal })
  const repaint = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = { round, target, goal }
    repaint.current?.()
  })

  useEffect(() => {
    const canvas = box.current
    const context = canvas?.getContext('2d')
    const shown = latest.current.round
    const tell = (multiplier: number) => {
      if (figure.current && shown) {
        figure.current.textContent = decimalText(Math.round(multiplier * 100), 2)
      }
    }
    if (!canvas || !context) {
      if (shown && shown.roundId === roundId) tell(shown.result / 100)
      return undefined
    }
    const startMs = performance.now()
    const lastMs = CLIMB_MS + END_MS
    const paint = (elapsedMs: number) => {
      const scene = sceneAt(latest.current, shown, calm ? lastMs : elapsedMs, canvas)
      tell(scene.multiplier)
      drawKite(context, scene)
    }
    let frame = 0
    const step = (nowMs: number) => {
      paint(nowMs - startMs)
      if (shown && !calm && nowMs - startMs < lastMs) frame = requestAnimationFrame(step)
    }
    repaint.current = () => paint(performance.now() - startMs)
    const fit = new ResizeObserver(() => {
      fitToBox(canvas, context)
      repaint.current?.()
    })
    fit.observe(canvas)
    fitToBox(canvas, context)
    frame = requestAnimationFrame(step)
    return () => {
      fit.disconnect()
      cancelAnimationFrame(frame)
      repaint.current = null
    }
  }, [roundId, calm])

  return (
    <>
      <canvas ref={box} aria-hidden="true" className="absolute inset-0 size-full" />
      <p
        aria-hidden="true"
        className={`limbo-figure figures absolute inset-x-0 top-[3%] text-center text-[max(0.84rem,60px)] leading-none ${won ? 'text-win' : 'text-fg'}`}
      >
        <span ref={figure}>{round ? null : '1,00'}</span>
        <span className="text-40">×</span>
      </p>
    </>
  )
}

const MOST_PIXELS = 2

function fitToBox(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const ratio = Math.min(MOST_PIXELS, window.devicePixelRatio || 1)
  canvas.width = canvas.clientWidth * ratio
  canvas.height = canvas.clientHeight * ratio
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
}

function sceneAt(
  { target, goal }: { readonly target: number; readonly goal: string },
  round: LimboRound | null,
  elapsedMs: number,
  canvas: HTMLCanvasElement,
): KiteScene {
  const sky = { width: canvas.clientWidth, height: canvas.clientHeight }
  if (!round) return { sky, target: target / 100, multiplier: 1, look: 'flying', after: 0, goal }
  const part = Math.min(1, elapsedMs / CLIMB_MS)
  const after = Math.min(1, Math.max(0, (elapsedMs - CLIMB_MS) / END_MS))
  const ended = round.won ? 'won' : 'lost'
  return {
    sky,
    target: target / 100,
    multiplier: climbedTo(round.result / 100, part),
    look: part < 1 ? 'flying' : ended,
    after,
    goal,
  }
}
