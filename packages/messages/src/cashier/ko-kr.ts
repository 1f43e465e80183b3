import type { CashierTexts } from './index.ts'
import { refused } from './refused/ko-kr.ts'

export const koKr: CashierTexts = {
  refused,
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
