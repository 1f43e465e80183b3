import type { CashierTexts } from './index.ts'
import { refused } from './refused/ko-kr.ts'
import { lobby } from '../web/ko-kr/lobby.ts'

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
    head: ['시각', '종류', '게임', '상태', '내역', '금액', '입금', '출금', '잔액', 'Id'],
    types: {
      '10': '입금',
      '11': '출금',
      '20': '송금',
      '30': '스포츠 베팅',
      '31': '게임',
      '40': '프로모션',
      '90': '기타',
    },
    games: lobby.house,
    statuses: { '00': '대기', '01': '취소', '10': '완료' },
    movements: {
      pixIn: 'Pix 입금',
      pixOrder: 'Pix 주문',
      pixBack: 'Pix 반환',
      pixBackFailed: 'Pix 반환 취소',
      debtPaid: '미납액 정산',
      withdrawal: '출금 신청',
      withdrawalBack: '출금 거절, 금액 반환',
      withdrawalReturned: '은행이 돌려보낸 출금',
      sent: '보냄',
      received: '받음',
      round: '라운드',
      stake: '베팅',
      result: '결과',
      stakeBack: '베팅 반환',
      corrected: '결과 정정',
      cashOut: '조기 정산',
      bonus: '보너스',
      gift: '선물',
      vipAward: 'VIP 보상',
      rebate: '게임 보너스',
      referral: '추천',
      adjustment: '조정',
    },
  },
}
