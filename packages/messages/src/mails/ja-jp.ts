import type { MailTexts } from './index.ts'

export const jaJp: MailTexts = {
  reset_code: {
    subject: 'あなたのコード：{code}',
    text: `こんにちは。

新しいパスワードの設定には、次のコードをお使いください：{code}

コードの有効期限は{minutes}分です。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。

Jogada`,
  },
  password_changed: {
    subject: 'パスワードが変更されました',
    text: `こんにちは。

アカウントのパスワードが変更され、すべての端末からログアウトされました。新しいパスワードでログインしてください。

お心当たりがない場合は、「パスワードを忘れた」からすぐにパスワードを再設定し、サポートにご連絡ください。

Jogada`,
  },
}
