/** What a pure rule answers: a value, or an expected refusal by its code. */
export type Result<T, Code extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code }

export const ok = <T>(value: T) => ({ ok: true, value }) as const

export const no = <Code extends string>(code: Code) => ({ ok: false, code }) as const
