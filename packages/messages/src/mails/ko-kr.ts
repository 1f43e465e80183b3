import type { MailTexts } from './index.ts'

export const koKr: MailTexts = {
  reset_code: {
    subject: '내 코드: {code}',
    text: `안녕하세요!

새 비밀번호를 만들 때 이 코드를 사용하세요: {code}

{minutes}분간 유효합니다. 본인이 요청하지 않았다면 이 이메일을 무시하세요. 비밀번호는 그대로 유지됩니다.

Jogada`,
  },
  login_code: {
    subject: '내 코드: {code}',
    text: `안녕하세요!

계정에 로그인하려면 이 코드를 입력하세요: {code}

{minutes}분 동안 유효합니다. 누구에게도 알리지 마세요. 로그인을 시도하지 않았다면 누군가 비밀번호를 알고 있습니다. 지금 변경하세요.

Jogada`,
  },
  inbox_message: {
    subject: 'Jogada의 메시지',
    text: `안녕하세요!

{text}

메시지함에서 요청하셨기 때문에 이 이메일을 보내 드립니다. 같은 곳에서 끌 수 있습니다.

Jogada`,
  },
  password_changed: {
    subject: '비밀번호가 변경되었습니다',
    text: `안녕하세요!

계정 비밀번호가 방금 변경되어 모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인하세요.

본인이 아니라면 지금 ‘비밀번호 찾기’에서 비밀번호를 재설정하고 고객센터에 문의하세요.

Jogada`,
  },
  phone_changed: {
    subject: '전화번호가 변경되었습니다',
    text: `안녕하세요.

계정의 전화번호가 {end}(으)로 끝나는 번호로 방금 변경되었습니다.

본인이 아니라면 지금 비밀번호를 바꾸고 고객지원에 연락하세요.

Jogada`,
  },
  email_code: {
    subject: '내 코드: {code}',
    text: `안녕하세요!

앞으로 이 이메일로 로그인하려면 이 코드를 사용하세요: {code}

{minutes}분간 유효합니다. 본인이 요청하지 않았다면 이 이메일을 무시하세요. 아무것도 바뀌지 않습니다.

Jogada`,
  },
  email_changed: {
    subject: '이메일이 변경되었습니다',
    text: `안녕하세요!

계정의 이메일이 방금 변경되었습니다. 이 주소로는 더 이상 로그인할 수 없습니다.

본인이 아니라면 지금 고객지원에 연락하세요.

Jogada`,
  },
  account_closed: {
    subject: '계정이 닫혔습니다',
    text: `안녕하세요.

요청하신 대로 계정을 닫았습니다. 더 이상 로그인할 수 없으며 광고도 보내지 않습니다.

법이 요구하는 신원, 베팅, 결제 기록만 5년간 보관합니다.

Jogada`,
  },
}
