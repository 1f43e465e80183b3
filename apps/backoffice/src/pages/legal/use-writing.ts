import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { useFields } from '../../components/use-fields.ts'
import type { Desk, Version } from './legal-page.tsx'

export type Draft = Desk['drafts'][number]

/** What is being written, and what can be done with it before it is published. */
export type Writing = ReturnType<typeof useWriting>

const SHORTEST = 3
const SHORTEST_BODY = 20

/**
 * The next version of a text while it is written. It says when somebody else has saved or published since
 * the writing began; what was typed stays. `dropped` comes once the draft is thrown away.
 */
export function useWriting(newest: Version, draft: Draft | undefined, dropped: () => void) {
  // the version that the writing began from
  const [base, setBase] = useState(newest)
  // what was read when the writing began, and after that what this page itself has saved
  const [revision, setRevision] = useState(draft?.revision ?? 0)
  const { form, field, set } = useFields(startOf(newest, draft))
  const save = useChange(ops.legal.saveDraft, (saved) => setRevision(saved.revision))
  const drop = useChange(ops.legal.dropDraft, dropped)
  const standing = draft?.revision ?? 0
  // what this page itself has just saved is read a moment later
  const isRedrafted =
    standing > revision || (standing !== revision && (save.isError || drop.isError))
  const { document } = base
  const text = { document, ...form }
  const goOn = () => {
    setBase(newest)
    setRevision(standing)
  }
  return {
    base,
    text,
    field,
    isSaved: revision > 0,
    isWhole: isWhole(form),
    isOvertaken: newest.version !== base.version || isRedrafted,
    isSaving: save.isPending,
    isDropping: drop.isPending,
    save: () => save.mutate({ body: { ...text, revision } }),
    drop: () => drop.mutate({ body: { document, revision } }),
    /** Goes on from what stands now with what was typed. */
    goOn,
    /** Goes on from what stands now, and lets go of what was typed. */
    startAnew: () => {
      goOn()
      const { title, changes, body } = startOf(newest, draft)
      set('title', title)
      set('changes', changes)
      set('body', body)
    },
  }
}

type Text = { readonly title: string; readonly changes: string; readonly body: string }

const startOf = (newest: Version, draft: Draft | undefined): Text => ({
  title: draft?.title ?? newest.title,
  changes: draft?.changes ?? '',
  body: draft?.body ?? newest.body,
})

const isWhole = ({ title, changes, body }: Text) =>
  title.trim().length >= SHORTEST &&
  changes.trim().length >= SHORTEST &&
  body.trim().length >= SHORTEST_BODY
