import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'Счёт получателя закрыт.',
  holder_differs: 'Счёт получателя открыт не на указанное имя.',
  bank_refused: 'Банк получателя отклонил Pix.',
  request_invalid: 'Ключ Pix не удалось использовать.',
  operator_refused: 'Заявка не прошла проверку. Напишите в поддержку.',
  documents_needed: 'Нужен ваш документ. Отправьте его в «Моём аккаунте» и подайте заявку снова.',
  holder_unconfirmed: 'Мы не смогли подтвердить, что счёт ваш. Укажите счёт на ваш CPF.',
  play_incomplete: 'Часть суммы нужно отыграть до вывода.',
  debt_open: 'На вашем счёте есть задолженность. После погашения подайте заявку снова.',
  address_unusable: 'Адрес USDT не смог принять сумму.',
}
