import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { shortReais } from '@jogada/core/short-count'
import { MoneyText, formatReais } from '@jogada/ui'
import { useEffect, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useReducedMotion } from '../platform/reduced-motion.ts'

const DURATION_MS = 2_000
const PARTS = 10_000

export type MoneyCountUpProps = {
  readonly from: Money
  readonly to: Money
  readonly className?: string
  /** How long it runs, 2 s by default, and how long it waits before that. */
  readonly durationMs?: number
  readonly delayMs?: number
  /** Shows the value at once, as somebody who does not want to wait asks. */
  readonly isSkipped?: boolean
  /**
   * Shows thousands as K+, millions as M+ and more as B+, where the exact amount stands beside it.
   */
  readonly isShort?: boolean
}

/**
 * An amount that runs up to its value. Screen readers get the value at once, and so does
 * everybody who asked for less motion; a value that changes on the way is run up to all the same.
 */
export function MoneyCountUp({ from, to, className = '', isShort, ...pace }: MoneyCountUpProps) {
  const shown = useCountUp(from, to, pace)
  return (
    <span className={className}>
      <span aria-hidden="true">
        {isShort ? <ShortMoney amount={shown} /> : <MoneyText amount={shown} />}
      </span>
      <span className="visually-hidden">{formatReais(to)}</span>
    </span>
  )
}

function ShortMoney({ amount }: { readonly amount: Money }) {
  const format = useFormatter()
  const short = shortReais(amount)
  if (!short) return <MoneyText amount={amount} />
  return (
    <span className="money">
      R$&nbsp;{format.number(short.value, { maximumFractionDigits: 1 })}
      {short.unit}
    </span>
  )
}

type Pace = Pick<MoneyCountUpProps, 'durationMs' | 'delayMs' | 'isSkipped'>

function useCountUp(
  from: Money,
  to: Money,
  { durationMs = DURATION_MS, delayMs = 0, isSkipped = false }: Pace,
): Money {
  const prefersCalm = useReducedMotion()
  const isCalm = prefersCalm || isSkipped
  const [part, setPart] = useState(0)
  useEffect(() => {
    if (isCalm) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - start - delayMs) / durationMs)
      setPart(Math.round((1 - (1 - progress) ** 3) * PARTS))
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isCalm, durationMs, delayMs])
  if (isCalm) return to
  return centavos(from + ((to - from) * BigInt(part)) / BigInt(PARTS))
}
