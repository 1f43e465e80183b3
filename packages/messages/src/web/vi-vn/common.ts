export const common = {
  close: 'Đóng',
  cancel: 'Hủy',
  confirm: 'Xác nhận',
  back: 'Quay lại',
  retry: 'Thử lại',
  loading: 'Đang tải',
  understood: 'Đã hiểu',
  notice: 'Thông báo',
  copied: 'Đã sao chép',
  copy: 'Sao chép',
  done: 'Xong',
  showAll: 'Xem tất cả',
} as const
