import { languages } from '@jogada/contract/languages'
import type { LanguageEntry, LanguageKey } from '@jogada/contract/languages'
import type { Messages } from './language.ts'

const english = async () => (await import('@jogada/messages/web/en-us')).enUs

/** Where the texts of each language come from; Nigeria's entry reads English. */
const catalogues: Partial<Record<LanguageKey, () => Promise<Messages>>> = {
  pt_BR: async () => (await import('@jogada/messages/web/pt-br')).ptBr,
  en_US: english,
  nr_NR: english,
  hi_IN: async () => (await import('@jogada/messages/web/hi-in')).hiIn,
  id_ID: async () => (await import('@jogada/messages/web/id-id')).idId,
  ja_JP: async () => (await import('@jogada/messages/web/ja-jp')).jaJp,
  ko_KR: async () => (await import('@jogada/messages/web/ko-kr')).koKr,
  th_TH: async () => (await import('@jogada/messages/web/th-th')).thTh,
  vi_VN: async () => (await import('@jogada/messages/web/vi-vn')).viVn,
  zh_CN: async () => (await import('@jogada/messages/web/zh-cn')).zhCn,
}

/** The entries that a player can choose: those with texts. */
export const offeredLanguages: readonly LanguageEntry[] = languages.filter(
  ({ key }) => catalogues[key],
)

/** The entry and texts of a language key; null where the product has none. */
export async function loadTexts(key: string) {
  const entry = languages.find((language) => language.key === key)
  const load = entry && catalogues[entry.key]
  return load ? { entry, messages: await load() } : null
}
