import { helpArticles } from '@jogada/messages/help/help-texts'
import type { HelpArticle } from '@jogada/messages/help/help-texts'
import { find } from '../../components/find.ts'
import { useHelpFacts, useHelpTexts } from '../../help/help-queries.ts'
import { applies } from '../../help/help-values.ts'

type FoundHelp = { readonly article: HelpArticle; readonly question: string }

const all = Object.values(helpArticles).flat()

/** The questions of the help that answer some words, best first; none until the help is there. */
export function useFoundHelp(words: string): readonly FoundHelp[] {
  const facts = useHelpFacts().data
  const texts = useHelpTexts().data
  if (!facts || !texts) return []
  const asked = all
    .filter((article) => applies(article, facts))
    .map((article) => {
      const [question, answer] = texts.articles[article]
      return { article, question, answer }
    })
  return find(words, asked, ({ question, answer }) => `${question} ${answer}`)
}
