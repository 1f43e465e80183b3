import { helpArticles } from '@jogada/messages/help/help-texts'
import type { HelpArticle, HelpTexts } from '@jogada/messages/help/help-texts'
import { isSlip, plain } from '../components/find.ts'

const all: readonly HelpArticle[] = Object.values(helpArticles).flat()

/** A word of the help may be as short as `saque`, and `saqe` has four letters. */
const SLIP_FROM = 4

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

export type AskedHelp = {
  /** What the player typed. */
  readonly words: string
  readonly texts: HelpTexts
  /** Whether a question is one of this product. */
  readonly applies: (article: HelpArticle) => boolean
  /** An answer as it is shown. */
  readonly answerOf: (article: HelpArticle) => string
}

/**
 * The questions that answer what was asked, best first: by their own words and those that players
 * ask with, then by their answers, then with a slip of one letter; where none has every word, those
 * that have most.
 */
export function findHelp({ words, texts, applies, answerOf }: AskedHelp): readonly HelpArticle[] {
  const wanted = tellingWords(words, texts.asked.idle)
  if (wanted.length === 0) return []
  const asked: Readonly<Partial<Record<HelpArticle, string>>> = texts.asked.words
  const ranked = all.filter(applies).map((article) => {
    const names = plain(asked[article] ?? '')
    const question = `${plain(texts.articles[article][0])} ${names}`
    const whole = `${question} ${plain(answerOf(article))}`
    const missing = wanted.filter((word) => !isIn(word, question, names))
    return { article, missing: missing.length, rank: rankOf(missing, question, whole) }
  })
  const full = ranked.filter(({ rank }) => rank !== null)
  if (full.length > 0) return full.toSorted((a, b) => a.rank! - b.rank!).map(articleOf)
  return ranked
    .filter(({ missing }) => missing < wanted.length)
    .toSorted((a, b) => a.missing - b.missing)
    .map(articleOf)
}

const articleOf = ({ article }: { readonly article: HelpArticle }) => article

function rankOf(missing: readonly string[], question: string, whole: string): number | null {
  if (missing.length === 0) return 0
  if (missing.every((word) => whole.includes(word))) return 1
  const slips = (word: string) => isSlip(word, question, SLIP_FROM)
  return missing.every((word) => whole.includes(word) || slips(word)) ? 2 : null
}

/** Whether a word is in a question, or has one of its names in it as in `saques` or `我的提现`. */
const isIn = (word: string, question: string, names: string) =>
  question.includes(word) ||
  names
    .split(' ')
    .some((name) =>
      UNSPACED.test(word)
        ? name !== '' && word.includes(name)
        : name.length > 2 && word.startsWith(name),
    )

/** The words that say what is asked; all of them where none does. */
function tellingWords(typed: string, idle: string): readonly string[] {
  const words = wordsOf(typed)
  const silent = new Set(wordsOf(idle))
  const telling = words.filter((word) => !silent.has(word))
  return telling.length > 0 ? telling : words
}

const wordsOf = (text: string) => plain(text).split(' ').filter(Boolean)
