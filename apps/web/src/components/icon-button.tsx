import type { ComponentProps } from 'react'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  readonly label: string
}

/** A 44 px target around an icon. */
export function IconButton({ label, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`press grid size-44 shrink-0 place-items-center rounded-full text-soft hover:bg-raised hover:text-fg ${className}`}
      {...props}
    />
  )
}
