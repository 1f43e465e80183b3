import { WaveDivider } from '@jogada/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type EmptyProps = {
  readonly icon: LucideIcon
  readonly text: string
  readonly className?: string
  /** The way to fill the list. */
  readonly action?: ReactNode
}

/** Says that a list has nothing yet, on the same wave as every empty place. */
export function Empty({ icon: Icon, text, className = '', action }: EmptyProps) {
  return (
    <div className={`px-16 py-32 text-center ${className}`}>
      <Icon className="mx-auto size-40 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <WaveDivider className="mx-auto mt-8 max-w-120 text-line-strong" />
      <p className="mt-12 text-14 text-soft">{text}</p>
      {action && <div className="mt-16">{action}</div>}
    </div>
  )
}
