import { languages } from '@jogada/contract/languages'
import type { LanguageEntry, LanguageKey } from '@jogada/contract/languages'
import type { MarketNames } from '@jogada/messages/markets/market-names'
import type { Messages } from './language.ts'

const english = async () => (await import('@jogada/messages/web/en-us')).enUs

/** Where the texts of each language come from; Nigeria's entry reads English. */
const catalogues: Readonly<Record<LanguageKey, () => Promise<Messages>>> = {
  pt_BR: async () => (await import('@jogada/messages/web/pt-br')).ptBr,
  en_US: english,
  nr_NR: english,
  de_DE: async () => (await import('@jogada/messages/web/de-de')).deDe,
  es_ES: async () => (await import('@jogada/messages/web/es-es')).esEs,
  fr_FR: async () => (await import('@jogada/messages/web/fr-fr')).frFr,
  it_IT: async () => (await import('@jogada/messages/web/it-it')).itIt,
  ru_RU: async () => (await import('@jogada/messages/web/ru-ru')).ruRu,
  hi_IN: async () => (await import('@jogada/messages/web/hi-in')).hiIn,
  id_ID: async () => (await import('@jogada/messages/web/id-id')).idId,
  ja_JP: async () => (await import('@jogada/messages/web/ja-jp')).jaJp,
  ko_KR: async () => (await import('@jogada/messages/web/ko-kr')).koKr,
  th_TH: async () => (await import('@jogada/messages/web/th-th')).thTh,
  vi_VN: async () => (await import('@jogada/messages/web/vi-vn')).viVn,
  zh_CN: async () => (await import('@jogada/messages/web/zh-cn')).zhCn,
}

/** Where the names of markets come from; a language without them reads the English ones. */
const marketCatalogues: Partial<Record<LanguageKey, () => Promise<MarketNames>>> = {
  de_DE: async () => (await import('@jogada/messages/markets/de-de')).deDe,
  es_ES: async () => (await import('@jogada/messages/markets/es-es')).esEs,
  fr_FR: async () => (await import('@jogada/messages/markets/fr-fr')).frFr,
  it_IT: async () => (await import('@jogada/messages/markets/it-it')).itIt,
  ru_RU: async () => (await import('@jogada/messages/markets/ru-ru')).ruRu,
  hi_IN: async () => (await import('@jogada/messages/markets/hi-in')).hiIn,
  id_ID: async () => (await import('@jogada/messages/markets/id-id')).idId,
  ja_JP: async () => (await import('@jogada/messages/markets/ja-jp')).jaJp,
  ko_KR: async () => (await import('@jogada/messages/markets/ko-kr')).koKr,
  th_TH: async () => (await import('@jogada/messages/markets/th-th')).thTh,
  vi_VN: async () => (await import('@jogada/messages/markets/vi-vn')).viVn,
  zh_CN: async () => (await import('@jogada/messages/markets/zh-cn')).zhCn,
}

/** The entries that a player can choose. */
export const offeredLanguages: readonly LanguageEntry[] = languages

/** The entry, texts and names of markets of a language key; null where the product has no texts. */
export async function loadTexts(key: string) {
  const entry = languages.find((language) => language.key === key)
  if (!entry) return null
  const [messages, marketNames] = await Promise.all([
    catalogues[entry.key](),
    marketCatalogues[entry.key]?.(),
  ])
  return { entry, messages, ...(marketNames && { marketNames }) }
}
