import type { CallReply, ops } from '@jogada/contract'
import { createContext, use } from 'react'

export type Me = CallReply<typeof ops.opsAccount.me>

export const MeContext = createContext<Me | null>(null)

/** Who is signed in, and what that person may do. */
export function useMe(): Me & { readonly may: (permission: ops.Permission) => boolean } {
  const me = use(MeContext)
  if (!me) throw new Error('nobody is signed in')
  return { ...me, may: (permission) => me.permissions.includes(permission) }
}
