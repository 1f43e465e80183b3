import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'

export type SuccessTexts = { readonly password_reset: string }

export const successTexts: ByLanguage<SuccessTexts> = {
  pt_BR: { password_reset: 'Senha redefinida com sucesso. Entre com a nova senha.' },
  en_US: { password_reset: 'Your password was reset. Log in with the new one.' },
  de_DE: { password_reset: 'Dein Passwort wurde zurückgesetzt. Melde dich mit dem neuen an.' },
  es_ES: { password_reset: 'Contraseña restablecida. Entra con la nueva.' },
  fr_FR: { password_reset: 'Mot de passe réinitialisé. Connectez-vous avec le nouveau.' },
  it_IT: { password_reset: 'Password reimpostata. Accedi con quella nuova.' },
  ru_RU: { password_reset: 'Пароль сброшен. Войдите с новым.' },
  hi_IN: { password_reset: 'पासवर्ड रीसेट हो गया। नए पासवर्ड से लॉग इन करें।' },
  id_ID: { password_reset: 'Kata sandi berhasil diatur ulang. Masuk dengan yang baru.' },
  ja_JP: { password_reset: 'パスワードを再設定しました。新しいパスワードでログインしてください。' },
  ko_KR: { password_reset: '비밀번호를 재설정했습니다. 새 비밀번호로 로그인하세요.' },
  th_TH: { password_reset: 'ตั้งรหัสผ่านใหม่แล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่' },
  vi_VN: { password_reset: 'Đã đặt lại mật khẩu. Hãy đăng nhập bằng mật khẩu mới.' },
  zh_CN: { password_reset: '密码已重置，请使用新密码登录。' },
}

/** What a successful call tells the player, in a language of the `lang` header. */
export const successText = (code: keyof SuccessTexts, language: string): string =>
  inLanguage(successTexts, language)[code]
