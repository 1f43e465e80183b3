import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: '받는 계좌가 해지되었습니다.',
  holder_differs: '받는 계좌의 예금주가 입력한 이름과 다릅니다.',
  bank_refused: '받는 은행이 Pix를 거절했습니다.',
  request_invalid: '이 Pix 키를 사용할 수 없었습니다.',
  operator_refused: '심사를 통과하지 못했습니다. 고객센터에 문의하세요.',
  documents_needed: '서류가 필요합니다. 내 계정에서 보낸 뒤 다시 신청하세요.',
  holder_unconfirmed: '본인 계좌인지 확인하지 못했습니다. 본인 CPF의 계좌를 사용하세요.',
  play_incomplete: '출금 전에 금액 일부를 더 베팅해야 합니다.',
  debt_open: '계정에 미납 금액이 있습니다. 정산한 뒤 다시 신청하세요.',
  address_unusable: 'USDT 주소가 금액을 받지 못했습니다.',
}
