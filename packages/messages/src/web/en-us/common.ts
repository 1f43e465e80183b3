export const common = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  back: 'Back',
  retry: 'Try again',
  loading: 'Loading',
  understood: 'I understand',
  notice: 'Notice',
  copied: 'Copied',
  copy: 'Copy',
  done: 'Done',
  showAll: 'See all',
} as const
