export const errors = {
  loginFirst: '먼저 로그인해 주세요',
  slowInternet: '인터넷이 느립니다. 잠시 후 다시 시도하세요',
  offline: '오프라인 상태입니다. 보이는 내용이 최신이 아닐 수 있습니다.',
  title: '문제가 발생했습니다',
  explain: '이 단계를 마치지 못했습니다. 잔액과 베팅은 서버에 안전하게 보관되어 있습니다.',
  reference: '고객지원용 코드',
  home: '홈으로',
} as const
