import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'

const texts: ByLanguage<string> = {
  pt_BR:
    'Estamos em manutenção e voltamos logo. Seu saldo e suas apostas estão guardados; por enquanto nada novo é aceito.',
  en_US:
    'We are down for maintenance and will be back soon. Your balance and your bets are safe; for now nothing new is taken.',
  de_DE:
    'Wir führen Wartungsarbeiten durch und sind bald zurück. Guthaben und Wetten sind sicher; bis dahin nehmen wir nichts Neues an.',
  es_ES:
    'Estamos en mantenimiento y volvemos pronto. Tu saldo y tus apuestas están a salvo; por ahora no se acepta nada nuevo.',
  fr_FR:
    'Nous sommes en maintenance et revenons bientôt. Votre solde et vos paris sont conservés ; rien de nouveau n’est accepté pour l’instant.',
  it_IT:
    'Siamo in manutenzione e torniamo presto. Il tuo saldo e le tue scommesse sono al sicuro; per ora non si accetta nulla di nuovo.',
  ru_RU:
    'Идут технические работы, скоро вернёмся. Ваш баланс и ставки сохранены; пока ничего нового не принимаем.',
  hi_IN: 'रखरखाव चल रहा है, हम जल्द लौटेंगे। आपका बैलेंस और आपके दाँव सुरक्षित हैं; अभी कुछ नया स्वीकार नहीं होता।',
  id_ID:
    'Kami sedang dalam pemeliharaan dan segera kembali. Saldo dan taruhanmu aman; untuk sementara tidak ada yang baru diterima.',
  ja_JP:
    'メンテナンス中です。まもなく再開します。残高とベットは保持されており、新しい操作は受け付けていません。',
  ko_KR:
    '점검 중이며 곧 돌아옵니다. 잔액과 베팅은 안전하게 보관되며, 지금은 새로운 요청을 받지 않습니다.',
  th_TH: 'กำลังปิดปรับปรุงและจะกลับมาเร็ว ๆ นี้ ยอดเงินและเดิมพันของคุณปลอดภัย ขณะนี้ยังไม่รับรายการใหม่',
  vi_VN:
    'Chúng tôi đang bảo trì và sẽ sớm trở lại. Số dư và cược của bạn được giữ nguyên; hiện chưa nhận yêu cầu mới.',
  zh_CN: '系统维护中，很快恢复。你的余额和投注均已保留；暂不接受新的操作。',
}

/** What everybody is told while everything is stopped, in a language of the `lang` header. */
export const maintenanceText = (language: string): string => inLanguage(texts, language)
