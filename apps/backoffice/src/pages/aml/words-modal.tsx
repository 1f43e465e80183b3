import type { ComponentProps } from 'react'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'

const LONGEST = 4000

type Props = Omit<ComponentProps<typeof ReasonModal>, 'words' | 'size' | 'color'> & {
  /** What the words are called; left out where none are asked for. */
  readonly label?: string
}

/** Asks for words that only the officer reads, before something is written; typed words stay till then. */
export function WordsModal({ label, onConfirm, ...asking }: Props) {
  const t = useArea(amlTexts)
  return (
    <ReasonModal
      {...asking}
      size="lg"
      words={label === undefined ? null : { label, hint: t.wordsHint, longest: LONGEST }}
      // one line is what the contract takes
      onConfirm={(words) => onConfirm(words.replaceAll(/\s+/g, ' '))}
    />
  )
}
