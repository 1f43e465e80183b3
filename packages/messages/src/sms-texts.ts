import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'
import { fill } from './fill.ts'

const codeTexts: ByLanguage<string> = {
  pt_BR: 'Jogada: seu código é {code}. Vale {minutes} minutos. Não passe a ninguém.',
  en_US: 'Jogada: your code is {code}. Good for {minutes} minutes. Tell it to nobody.',
  de_DE: 'Jogada: Dein Code ist {code}. Er gilt {minutes} Minuten. Gib ihn niemandem.',
  es_ES: 'Jogada: tu código es {code}. Vale {minutes} minutos. No lo compartas.',
  fr_FR: 'Jogada : votre code est {code}. Valable {minutes} minutes. Ne le donnez à personne.',
  it_IT: 'Jogada: il tuo codice è {code}. Vale {minutes} minuti. Non dirlo a nessuno.',
  ru_RU: 'Jogada: ваш код {code}. Действует {minutes} мин. Никому его не сообщайте.',
  hi_IN: 'Jogada: आपका कोड {code} है। {minutes} मिनट तक मान्य। किसी को न बताएँ।',
  id_ID: 'Jogada: kodemu {code}. Berlaku {minutes} menit. Jangan beri tahu siapa pun.',
  ja_JP: 'Jogada: コードは {code} です。{minutes}分間有効です。誰にも教えないでください。',
  ko_KR: 'Jogada: 코드는 {code}입니다. {minutes}분 동안 유효합니다. 누구에게도 알리지 마세요.',
  th_TH: 'Jogada: รหัสของคุณคือ {code} ใช้ได้ {minutes} นาที อย่าบอกใคร',
  vi_VN: 'Jogada: mã của bạn là {code}. Có hiệu lực {minutes} phút. Đừng cho ai biết.',
  zh_CN: 'Jogada：你的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
}

/**
 * The text of a code to a phone, in a language of the `lang` header; Portuguese where it has none.
 */
export const codeSms = (
  language: string,
  values: { readonly code: string; readonly minutes: number },
): string => fill(inLanguage(codeTexts, language), values)
