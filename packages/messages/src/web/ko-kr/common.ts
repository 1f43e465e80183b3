export const common = {
  close: '닫기',
  cancel: '취소',
  confirm: '확인',
  back: '뒤로',
  retry: '다시 시도',
  loading: '불러오는 중',
  understood: '알겠습니다',
  notice: '알림',
  copied: '복사됨',
  copy: '복사',
  done: '완료',
  showAll: '전체 보기',
} as const
