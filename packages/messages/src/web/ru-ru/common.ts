export const common = {
  close: 'Закрыть',
  cancel: 'Отмена',
  confirm: 'Подтвердить',
  back: 'Назад',
  retry: 'Повторить',
  loading: 'Загрузка',
  understood: 'Понятно',
  notice: 'Внимание',
  copied: 'Скопировано',
  copy: 'Копировать',
  done: 'Готово',
  showAll: 'Показать все',
}
