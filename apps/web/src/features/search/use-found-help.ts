import { fill } from '@jogada/messages/fill'
import type { HelpArticle } from '@jogada/messages/help/help-texts'
import { findHelp } from '../../help/find-help.ts'
import { useHelpFacts, useHelpTexts } from '../../help/help-queries.ts'
import { applies } from '../../help/help-values.ts'

type FoundHelp = { readonly article: HelpArticle; readonly question: string }

/** The questions of the help that answer some words, best first; none until the help is there. */
export function useFoundHelp(words: string): readonly FoundHelp[] {
  const facts = useHelpFacts().data
  const texts = useHelpTexts().data
  if (!facts || !texts) return []
  return findHelp({
    words,
    texts,
    applies: (article) => applies(article, facts),
    answerOf: (article) => fill(texts.articles[article][1], {}),
  }).map((article) => ({ article, question: texts.articles[article][0] }))
}
