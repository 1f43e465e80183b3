/** Languages of the product; `pay` is the currency sign and dialling prefix of the entry. */
export const languages = [
  { key: 'pt_BR', name: 'Português', currency: 'BRL', symbol: 'R$', dial: '+55' },
  { key: 'en_US', name: 'English', currency: 'GBP', symbol: '£', dial: '+44' },
  { key: 'id_ID', name: 'Bahasa Indonesia', currency: 'IDR', symbol: 'Rp', dial: '+62' },
  { key: 'vi_VN', name: 'Tiếng Việt', currency: 'VND', symbol: '₫', dial: '+84' },
  { key: 'nr_NR', name: 'Nigerian English', currency: 'NGN', symbol: '₦', dial: '+234' },
  { key: 'ja_JP', name: '日本語', currency: 'JPY', symbol: '¥', dial: '+81' },
  { key: 'ko_KR', name: '한국어', currency: 'KRW', symbol: '₩', dial: '+82' },
  { key: 'zh_CN', name: '中文', currency: 'CNY', symbol: '¥', dial: '+86' },
  { key: 'ru_RU', name: 'Русский', currency: 'RUB', symbol: '₽', dial: '+7' },
] as const

export type LanguageKey = (typeof languages)[number]['key']

export const defaultLanguage: LanguageKey = 'pt_BR'
