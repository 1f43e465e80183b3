import { useEffect, useRef } from 'react'
import type { Login } from './use-login.ts'

/** The form of the login, which has the keyboard where a stage begins. */
export function useFirstField({ stage, fault }: Pick<Login, 'stage' | 'fault'>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // each stage begins in its first field, and a wrong code is typed again from its first digit
    if (stage === 'password' && fault !== '') return undefined
    const first = stage === 'code' ? 'input[inputmode=numeric]' : 'input'
    // the fields of the code are made anew once after they are shown
    const soon = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(first)?.focus(),
    )
    return () => cancelAnimationFrame(soon)
  }, [stage, fault])
  return form
}
