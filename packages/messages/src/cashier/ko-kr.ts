import type { CashierTexts } from './index.ts'

export const koKr: CashierTexts = {
  refused: {
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
  },
  review: {
    open_debt: '반환된 Pix 또는 정정된 결과로 인한 미납 금액이 있습니다.',
    large_amount: '큰 금액은 담당자가 먼저 확인합니다.',
    company_account: '법인 계좌는 담당자가 먼저 확인합니다.',
    usdt: 'USDT 지급은 담당자가 직접 처리합니다.',
    security: '계정 보안 확인 중입니다.',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['시각', '종류', '상태', '내역', '금액', '입금', '출금', '잔액', 'Id'],
    types: {
      '10': '입금',
      '11': '출금',
      '20': '송금',
      '30': '스포츠 베팅',
      '31': '게임',
      '40': '프로모션',
      '90': '기타',
    },
    statuses: { '00': '대기', '01': '취소', '10': '완료' },
  },
}
