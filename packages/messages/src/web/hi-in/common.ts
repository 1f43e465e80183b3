export const common = {
  close: 'बंद करें',
  cancel: 'रद्द करें',
  confirm: 'पुष्टि करें',
  back: 'वापस',
  retry: 'फिर कोशिश करें',
  loading: 'लोड हो रहा है',
  understood: 'समझ गया',
  notice: 'सूचना',
  copied: 'कॉपी हो गया',
  copy: 'कॉपी करें',
  done: 'हो गया',
  showAll: 'सभी देखें',
} as const
