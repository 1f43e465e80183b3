import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'

export type Documents = Omit<ops.settings.Documents, 'staff'>
/** Those that stand on a page of their own form; where staff works has another. */
export type Name = Exclude<ops.settings.SettingName, 'staff'>

const changes = {
  vip: ops.settings.changeVip,
  referral: ops.settings.changeReferral,
  games: ops.settings.changeGames,
  site: ops.settings.changeSite,
  withdrawals: ops.settings.changeWithdrawals,
  sports: ops.settings.changeSports,
  parts: ops.settings.changeParts,
} as const

type Draft<N extends Name> = { readonly value: Documents[N]; readonly version: number }

/** What was typed of a document until it is saved, when `saved` comes; null where nothing was typed. */
export function useDocumentDraft<N extends Name>(name: N, saved: () => void) {
  // what was typed, and the version that it was drawn from
  const [draft, setDraft] = useState<Draft<N> | null>(null)
  // the calls differ in nothing but the document that they carry
  const call = changes[name] as typeof ops.settings.changeVip
  const change = useChange(call, () => {
    saved()
    setDraft(null)
  })
  return {
    draft,
    isSaving: change.isPending,
    /** Takes what is typed; the first of it is drawn from the version that stands. */
    type: (value: Documents[N], standing: number) =>
      setDraft((before) => ({ value, version: before?.version ?? standing })),
    /** Goes on from another version with what was typed. */
    keepOver: (version: number) => setDraft(draft && { ...draft, version }),
    drop: () => setDraft(null),
    save: (reason: string) =>
      draft &&
      change.mutate({
        body: { value: draft.value as Documents['vip'], version: draft.version, reason },
      }),
  }
}
