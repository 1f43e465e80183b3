import type { ComponentProps } from 'react'

type Look = 'primary' | 'quiet' | 'outline' | 'danger'

const LOOKS: Record<Look, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-pressed font-[620]',
  quiet: 'bg-raised text-fg hover:bg-pressed font-[520]',
  outline: 'border border-line-strong text-fg hover:bg-raised font-[520]',
  danger: 'bg-live-soft text-lose hover:bg-live-soft/80 font-[520]',
}

const SIZES = {
  small: 'h-36 px-14 text-14 rounded-full',
  normal: 'h-48 px-18 text-16 rounded-10',
} as const

export type ButtonProps = ComponentProps<'button'> & {
  readonly look?: Look
  readonly size?: keyof typeof SIZES
}

/** The classes of a button, for links that look like one. */
export const buttonClasses = (look: Look = 'primary', size: keyof typeof SIZES = 'normal') =>
  `press inline-flex shrink-0 items-center justify-center gap-8 whitespace-nowrap [&>svg]:shrink-0 ${SIZES[size]} ${LOOKS[look]} disabled:opacity-45 `

/** A push button; one `primary` per view. */
export function Button({ look, size, className = '', type = 'button', ...props }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the default above always gives it one
  return <button type={type} className={`${buttonClasses(look, size)} ${className}`} {...props} />
}
