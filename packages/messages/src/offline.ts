/**
 * What the page for no connection says, by the key of a language. It is built into one small file
 * that the service worker keeps: nothing of the app itself can be loaded then.
 */
export const offlineTexts = {
  pt_BR: {
    locale: 'pt-BR',
    title: 'Você está sem internet',
    lead: 'Sem conexão não há saldo, cotação nem aposta. O que você já fez está guardado no servidor.',
    again: 'Tentar de novo',
  },
  en_US: {
    locale: 'en-US',
    title: 'You are offline',
    lead: 'Without a connection there is no balance, price or bet. What you have done is kept on the server.',
    again: 'Try again',
  },
  nr_NR: {
    locale: 'en-NG',
    title: 'You are offline',
    lead: 'Without a connection there is no balance, price or bet. What you have done is kept on the server.',
    again: 'Try again',
  },
  id_ID: {
    locale: 'id-ID',
    title: 'Kamu sedang offline',
    lead: 'Tanpa koneksi tidak ada saldo, odds, atau taruhan. Yang sudah kamu lakukan tersimpan di server.',
    again: 'Coba lagi',
  },
  vi_VN: {
    locale: 'vi-VN',
    title: 'Bạn đang ngoại tuyến',
    lead: 'Không có kết nối thì không có số dư, tỷ lệ hay cược. Những gì bạn đã làm được lưu trên máy chủ.',
    again: 'Thử lại',
  },
  ja_JP: {
    locale: 'ja-JP',
    title: 'オフラインです',
    lead: '接続がないと、残高もオッズもベットも利用できません。これまでの操作はサーバーに保存されています。',
    again: '再試行',
  },
  ko_KR: {
    locale: 'ko-KR',
    title: '오프라인 상태입니다',
    lead: '연결이 없으면 잔액, 배당률, 베팅을 볼 수 없습니다. 지금까지 한 일은 서버에 저장되어 있습니다.',
    again: '다시 시도',
  },
  zh_CN: {
    locale: 'zh-CN',
    title: '你已离线',
    lead: '没有网络就没有余额、赔率和投注。你已完成的操作都保存在服务器上。',
    again: '重试',
  },
  ru_RU: {
    locale: 'ru-RU',
    title: 'Нет подключения к интернету',
    lead: 'Без связи нет ни баланса, ни коэффициентов, ни ставок. Всё, что вы сделали, хранится на сервере.',
    again: 'Повторить',
  },
  de_DE: {
    locale: 'de-DE',
    title: 'Du bist offline',
    lead: 'Ohne Verbindung gibt es kein Guthaben, keine Quoten und keine Wetten. Was du getan hast, ist auf dem Server gespeichert.',
    again: 'Erneut versuchen',
  },
  es_ES: {
    locale: 'es-ES',
    title: 'No tienes conexión',
    lead: 'Sin conexión no hay saldo, cuotas ni apuestas. Lo que ya hiciste está guardado en el servidor.',
    again: 'Reintentar',
  },
  fr_FR: {
    locale: 'fr-FR',
    title: 'Vous êtes hors ligne',
    lead: 'Sans connexion, pas de solde, de cote ni de pari. Ce que vous avez fait est conservé sur le serveur.',
    again: 'Réessayer',
  },
  it_IT: {
    locale: 'it-IT',
    title: 'Sei offline',
    lead: 'Senza connessione non ci sono saldo, quote né scommesse. Quello che hai fatto è conservato sul server.',
    again: 'Riprova',
  },
  hi_IN: {
    locale: 'hi-IN',
    title: 'आप ऑफ़लाइन हैं',
    lead: 'कनेक्शन के बिना न बैलेंस दिखता है, न ऑड्स, न दाँव लगता है। आपने जो किया है वह सर्वर पर सुरक्षित है।',
    again: 'फिर कोशिश करें',
  },
  th_TH: {
    locale: 'th-TH',
    title: 'คุณออฟไลน์อยู่',
    lead: 'ไม่มีการเชื่อมต่อจึงไม่มียอดเงิน ราคา หรือการเดิมพัน สิ่งที่คุณทำไปแล้วเก็บไว้ที่เซิร์ฟเวอร์',
    again: 'ลองอีกครั้ง',
  },
} as const
