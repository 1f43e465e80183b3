import { refused } from '../../cashier/refused/ko-kr.ts'

export const help = {
  helpTitle: '도움말 및 규칙',
  underWayTitle: '처리 중인 내 돈',
  choicesTitle: '알림 방법',
  choicesPush: '알림',
  choicesMail: '이메일',
  choicesSafety: '보안에 관한 내용은 항상 알려 드립니다.',
  quietTitle: '야간 무음',
  quietLead: '이 시간이 끝날 때까지 기기 알림을 보류합니다.',
  quietFrom: '시작',
  quietTo: '종료',
  search: '도움말 검색',
  found: '{count, plural, =0 {결과 없음} other {답변 #개}}',
  nothingFound: '결과가 없습니다. 문의해 주세요.',
  talk: '고객센터 문의',
  helpAbout: '이것에 대한 도움말',
  rulesTitle: '규칙 및 약관',
  deskTitle: '고객센터',
  deskLead: '상담팀에 글을 남기면 접수 번호를 드립니다.',
  deskLogin: '로그인하면 고객센터에 문의할 수 있습니다.',
  openSupport: '고객센터 열기',
  askAbout: '이 내용 문의하기',
  newTicket: '새 문의',
  newClosed: '지금은 새 문의를 받지 않습니다. 진행 중인 문의는 계속됩니다.',
  allTickets: '전체 문의',
  noTickets: '아직 문의가 없습니다.',
  topic: '주제',
  topics: {
    deposit: '입금',
    withdrawal: '출금',
    bet: '베팅',
    game: '게임',
    account: '계정',
    other: '기타',
  },
  ticketStates: { open: '접수됨', answered: '답변됨', closed: '종료됨' },
  about: '주문, 출금, 베팅 또는 라운드 (선택)',
  aboutHint: '내역에 표시된 번호',
  words: '어떤 일이 있었나요?',
  send: '보내기',
  sla: '{hours}시간 안에 답변드립니다.',
  protocol: '접수 번호 {id}',
  answerBy: '{time}까지 답변',
  you: '나',
  team: '고객센터',
  reply: '내 메시지',
  closeTicket: '종료',
  rate: '상담은 어떠셨나요?',
  rateAs: '5점 중 {n}점',
  rated: '평가해 주셔서 감사합니다.',
  inboxTitle: '메시지',
  inboxUnread: '{count, plural, other {읽지 않은 메시지 #개}}',
  inboxLogin: '로그인하면 메시지를 읽을 수 있습니다.',
  pushTitle: '이 기기로 알림 받기',
  pushLead: '앱이 닫혀 있어도 옵니다. 받은편지함 내용만 보냅니다.',
  pushDenied: '브라우저가 알림을 막고 있습니다. 설정에서 바꿔 주세요.',
  pushFailed: '켤 수 없습니다. 알림 서비스가 응답하지 않았습니다. 나중에 다시 시도해 주세요.',
  inboxEmpty: '메시지가 없습니다.',
  readAll: '{count, plural, other {#개 읽음으로 표시}}',
  unread: '읽지 않음',
  categories: {
    all: '전체',
    money: '금액',
    rewards: '보상',
    support: '고객센터',
    security: '보안',
  },
  messages: {
    deposit_credited: '{amount} 입금이 잔액에 반영되었습니다.',
    deposit_credited_late:
      '{amount} 입금이 잔액에 반영되었습니다. 기한이 지난 Pix 결제라 주문의 보너스나 할인은 적용되지 않았습니다.',
    deposit_credited_amount:
      '{amount} 입금이 잔액에 반영되었습니다. 주문과 다른 금액이라 주문의 보너스나 할인은 적용되지 않았습니다.',
    deposit_credited_twice:
      '{amount} 입금이 잔액에 반영되었습니다. 이미 결제된 주문이라 보너스나 할인은 적용되지 않았습니다.',
    deposit_credited_cancelled:
      '{amount} 입금이 잔액에 반영되었습니다. 이미 취소된 주문이라 주문의 보너스나 할인은 적용되지 않았습니다.',
    deposit_credited_lapsed:
      '{amount} 입금이 잔액에 반영되었습니다. 첫 번째 또는 두 번째 입금에만 약속된 혜택은 다른 입금이 먼저 반영되어 적용되지 않았습니다.',
    deposit_returned_payer:
      '{amount} Pix가 다른 CPF에서 들어와 보낸 사람에게 돌려드리고 있습니다. 본인 CPF 계좌로 결제해 주세요.',
    deposit_returned_limit:
      '입금 한도 또는 휴식 설정으로 {amount} 입금이 허용되지 않습니다. Pix를 본인 계좌로 돌려드리고 있습니다.',
    deposit_returned_account:
      '계정이 정지되었거나 해지되어 {amount} 입금을 받을 수 없습니다. Pix를 본인 은행 계좌로 돌려드리고 있습니다.',
    deposit_taken_back:
      '은행이 이곳에 들어온 {amount} Pix의 반환을 요청하여 잔액에서 {taken}이(가) 빠져나갔습니다. 모르는 요청이라면 고객센터에 문의하세요.',
    deposit_taken_back_owed:
      '은행이 이곳에 들어온 {amount} Pix의 반환을 요청했습니다. 잔액에서 {taken}이(가) 빠져나갔고, {owed}은(는) 미납으로 남아 다음에 들어오는 금액에서 차감됩니다. 모르는 요청이라면 고객센터에 문의하세요.',
    gift_taken_back:
      '은행에 반환된 Pix와 함께 받은 {amount} 보너스도 회수되어 잔액에서 {taken}이(가) 빠져나갔습니다.',
    gift_taken_back_owed:
      '은행에 반환된 Pix와 함께 받은 {amount} 보너스도 회수되었습니다. 잔액에서 {taken}이(가) 빠져나갔고, {owed}은(는) 미납으로 남아 다음에 들어오는 금액에서 차감됩니다.',
    deposit_refunded:
      '회원님의 Pix 중 {amount}을(를) 보내온 계좌로 반환했으며, 잔액에서 {taken}이(가) 빠져나갔습니다.',
    deposit_refund_failed:
      '{amount} Pix의 반환이 은행에서 받아들여지지 않아 잔액으로 돌아왔습니다.',
    bet_reversed:
      '베팅 결과가 정정되었습니다. 지급된 {amount}이(가) 잔액에서 빠졌고, 올바른 결과를 기다립니다.',
    bet_reversed_owed:
      '베팅 결과가 정정되었습니다. 지급된 {amount} 중 잔액에 있던 만큼 빠졌고, 나머지는 미납으로 남아 다음 당첨금에서 차감됩니다. 베팅은 올바른 결과를 기다립니다.',
    bet_reopened: '베팅 결과가 정정되어 다시 결과를 기다립니다.',
    transfer_received: '{name} 님에게서 {amount}을(를) 받았습니다.',
    withdrawal_paid: '{amount} 출금이 지급되었습니다.',
    withdrawal_refused: '{amount} 출금을 지급하지 못해 잔액으로 돌려드렸습니다. {reason}',
    withdrawal_held: '{amount} 출금을 다시 심사합니다: 계정에 미납 금액이 있습니다.',
    withdrawal_returned:
      '받는 은행이 출금 중 {amount}을 돌려보냈습니다. 금액이 잔액으로 돌아왔습니다.',
    bonus_released: '{amount} 보너스를 모두 베팅하여 잔액으로 전환되었습니다.',
    bonus_expired: '{amount} 보너스가 모두 베팅되기 전에 만료되어 계정에서 빠졌습니다.',
    vip_level_reached: 'VIP 레벨 {level}에 도달했습니다.',
    rebate_paid: '게임 보너스 {amount}이(가) 잔액에 들어왔습니다.',
    referral_paid: '커미션 {amount}이(가) 잔액에 들어왔습니다.',
    care_message: '플레이에 변화가 보입니다. 활동을 확인하고 원하면 한도를 정하세요.',
    care_break: '계정을 하루 휴식 처리했습니다. 출금은 됩니다.',
    support_answer: '고객센터에서 답변했습니다.',
    bonus_taken_back: '운영팀이 {amount} 보너스를 회수했습니다. 잔액은 그대로입니다.',
    bonus_granted:
      '{amount} 보너스를 받았습니다. 조건은 보너스에서 확인하고, 원하지 않으면 포기할 수 있습니다.',
    award_granted: '{amount} 보상이 기다리고 있습니다. 받을 때만 잔액에 들어옵니다.',
    operator_message: '운영팀이 보낸 메시지: {text}',
  },
  refused,
  noticeUntil: '{time} 후',
  noticeLabel: '알림',
  dismiss: '알림 닫기',
}
