import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'

/** Why a picture of a document or a face can be refused. */
export type PictureReason =
  | 'picture_unreadable'
  | 'picture_cut'
  | 'document_other'
  | 'document_expired'
  | 'name_differs'
  | 'cpf_differs'
  | 'birth_date_differs'
  | 'face_differs'
  | 'face_not_live'

type Texts = Readonly<Record<PictureReason, string>>

const pictureTexts: ByLanguage<Texts> = {
  pt_BR: {
    picture_unreadable: 'A foto está escura ou desfocada. Tire outra com boa luz.',
    picture_cut: 'A foto está cortada. Mostre o documento inteiro.',
    document_other: 'A foto não mostra o lado pedido do documento.',
    document_expired: 'O documento está vencido. Use outro dentro da validade.',
    name_differs: 'O nome do documento não é o da sua conta.',
    cpf_differs: 'O CPF do documento não é o da sua conta.',
    birth_date_differs: 'A data de nascimento do documento não é a da sua conta.',
    face_differs: 'O rosto da selfie não parece o do documento.',
    face_not_live: 'Precisamos de uma selfie tirada agora, e não da foto de uma foto.',
  },
  en_US: {
    picture_unreadable: 'The photo is dark or blurred. Take another one in good light.',
    picture_cut: 'The photo is cut. Show the whole document.',
    document_other: 'The photo does not show the side of the document that we asked for.',
    document_expired: 'The document has expired. Use one that is still valid.',
    name_differs: 'The name on the document is not the one of your account.',
    cpf_differs: 'The CPF on the document is not the one of your account.',
    birth_date_differs: 'The date of birth on the document is not the one of your account.',
    face_differs: 'The face of the selfie does not look like the one on the document.',
    face_not_live: 'We need a selfie taken now, not the picture of a picture.',
  },
  de_DE: {
    picture_unreadable: 'Das Foto ist dunkel oder unscharf. Mach ein neues bei gutem Licht.',
    picture_cut: 'Das Foto ist abgeschnitten. Zeig das ganze Dokument.',
    document_other: 'Das Foto zeigt nicht die verlangte Seite des Dokuments.',
    document_expired: 'Das Dokument ist abgelaufen. Nimm eines, das noch gilt.',
    name_differs: 'Der Name im Dokument ist nicht der deines Kontos.',
    cpf_differs: 'Die CPF im Dokument ist nicht die deines Kontos.',
    birth_date_differs: 'Das Geburtsdatum im Dokument ist nicht das deines Kontos.',
    face_differs: 'Das Gesicht im Selfie gleicht nicht dem im Dokument.',
    face_not_live: 'Wir brauchen ein jetzt aufgenommenes Selfie, kein Foto eines Fotos.',
  },
  es_ES: {
    picture_unreadable: 'La foto está oscura o borrosa. Haz otra con buena luz.',
    picture_cut: 'La foto está cortada. Muestra el documento entero.',
    document_other: 'La foto no muestra el lado del documento que pedimos.',
    document_expired: 'El documento está vencido. Usa uno vigente.',
    name_differs: 'El nombre del documento no es el de tu cuenta.',
    cpf_differs: 'El CPF del documento no es el de tu cuenta.',
    birth_date_differs: 'La fecha de nacimiento del documento no es la de tu cuenta.',
    face_differs: 'El rostro de la selfie no se parece al del documento.',
    face_not_live: 'Necesitamos una selfie hecha ahora, no la foto de una foto.',
  },
  fr_FR: {
    picture_unreadable: 'La photo est sombre ou floue. Prenez-en une autre avec une bonne lumière.',
    picture_cut: 'La photo est coupée. Montrez le document en entier.',
    document_other: 'La photo ne montre pas le côté demandé du document.',
    document_expired: 'Le document a expiré. Utilisez-en un encore valable.',
    name_differs: 'Le nom du document n’est pas celui de votre compte.',
    cpf_differs: 'Le CPF du document n’est pas celui de votre compte.',
    birth_date_differs: 'La date de naissance du document n’est pas celle de votre compte.',
    face_differs: 'Le visage du selfie ne ressemble pas à celui du document.',
    face_not_live: 'Il nous faut un selfie pris maintenant, pas la photo d’une photo.',
  },
  it_IT: {
    picture_unreadable: 'La foto è scura o sfocata. Fanne un’altra con buona luce.',
    picture_cut: 'La foto è tagliata. Mostra il documento intero.',
    document_other: 'La foto non mostra il lato richiesto del documento.',
    document_expired: 'Il documento è scaduto. Usane uno valido.',
    name_differs: 'Il nome sul documento non è quello del tuo conto.',
    cpf_differs: 'Il CPF sul documento non è quello del tuo conto.',
    birth_date_differs: 'La data di nascita sul documento non è quella del tuo conto.',
    face_differs: 'Il volto del selfie non somiglia a quello del documento.',
    face_not_live: 'Serve un selfie scattato ora, non la foto di una foto.',
  },
  ru_RU: {
    picture_unreadable: 'Фото тёмное или размытое. Сделайте другое при хорошем свете.',
    picture_cut: 'Фото обрезано. Покажите документ целиком.',
    document_other: 'На фото не та сторона документа, о которой мы просили.',
    document_expired: 'Срок документа истёк. Используйте действующий.',
    name_differs: 'Имя в документе не совпадает с именем в аккаунте.',
    cpf_differs: 'CPF в документе не совпадает с CPF аккаунта.',
    birth_date_differs: 'Дата рождения в документе не совпадает с датой в аккаунте.',
    face_differs: 'Лицо на селфи не похоже на лицо в документе.',
    face_not_live: 'Нужно селфи, сделанное сейчас, а не фото с фотографии.',
  },
  id_ID: {
    picture_unreadable: 'Foto gelap atau buram. Ambil lagi dengan cahaya yang baik.',
    picture_cut: 'Foto terpotong. Tunjukkan seluruh dokumen.',
    document_other: 'Foto tidak menunjukkan sisi dokumen yang kami minta.',
    document_expired: 'Dokumen sudah kedaluwarsa. Pakai yang masih berlaku.',
    name_differs: 'Nama di dokumen bukan nama akunmu.',
    cpf_differs: 'CPF di dokumen bukan CPF akunmu.',
    birth_date_differs: 'Tanggal lahir di dokumen bukan tanggal lahir akunmu.',
    face_differs: 'Wajah di selfie tidak mirip dengan yang di dokumen.',
    face_not_live: 'Kami perlu selfie yang diambil sekarang, bukan foto dari foto.',
  },
  vi_VN: {
    picture_unreadable: 'Ảnh tối hoặc mờ. Hãy chụp lại ở nơi đủ sáng.',
    picture_cut: 'Ảnh bị cắt. Hãy cho thấy toàn bộ giấy tờ.',
    document_other: 'Ảnh không cho thấy mặt giấy tờ mà chúng tôi yêu cầu.',
    document_expired: 'Giấy tờ đã hết hạn. Hãy dùng giấy tờ còn hiệu lực.',
    name_differs: 'Tên trên giấy tờ không phải tên tài khoản của bạn.',
    cpf_differs: 'CPF trên giấy tờ không phải CPF của tài khoản bạn.',
    birth_date_differs: 'Ngày sinh trên giấy tờ không phải ngày sinh của tài khoản bạn.',
    face_differs: 'Khuôn mặt trong ảnh selfie không giống trên giấy tờ.',
    face_not_live: 'Chúng tôi cần ảnh selfie chụp ngay bây giờ, không phải ảnh chụp lại.',
  },
  ja_JP: {
    picture_unreadable: '写真が暗いかぼやけています。明るい場所で撮り直してください。',
    picture_cut: '写真が切れています。書類全体を写してください。',
    document_other: 'お願いした面が写っていません。',
    document_expired: '書類の有効期限が切れています。有効なものをご使用ください。',
    name_differs: '書類の氏名がアカウントと一致しません。',
    cpf_differs: '書類のCPFがアカウントと一致しません。',
    birth_date_differs: '書類の生年月日がアカウントと一致しません。',
    face_differs: 'セルフィーの顔が書類の顔と一致しないようです。',
    face_not_live: '写真を撮った写真ではなく、今撮影したセルフィーが必要です。',
  },
  ko_KR: {
    picture_unreadable: '사진이 어둡거나 흐립니다. 밝은 곳에서 다시 찍어 주세요.',
    picture_cut: '사진이 잘렸습니다. 신분증 전체를 보여 주세요.',
    document_other: '요청한 면이 사진에 보이지 않습니다.',
    document_expired: '신분증의 유효 기간이 지났습니다. 유효한 것을 사용하세요.',
    name_differs: '신분증의 이름이 계정의 이름과 다릅니다.',
    cpf_differs: '신분증의 CPF가 계정의 CPF와 다릅니다.',
    birth_date_differs: '신분증의 생년월일이 계정의 생년월일과 다릅니다.',
    face_differs: '셀피의 얼굴이 신분증의 얼굴과 달라 보입니다.',
    face_not_live: '사진을 다시 찍은 것이 아니라 지금 찍은 셀피가 필요합니다.',
  },
  zh_CN: {
    picture_unreadable: '照片太暗或模糊。请在光线好的地方重拍。',
    picture_cut: '照片被截断。请拍下完整的证件。',
    document_other: '照片没有显示我们要求的那一面。',
    document_expired: '证件已过期。请使用有效的证件。',
    name_differs: '证件上的姓名与你的账户不符。',
    cpf_differs: '证件上的 CPF 与你的账户不符。',
    birth_date_differs: '证件上的出生日期与你的账户不一致。',
    face_differs: '自拍的面部与证件上的不像。',
    face_not_live: '我们需要现在拍的自拍，而不是翻拍的照片。',
  },
  hi_IN: {
    picture_unreadable: 'फ़ोटो अँधेरी या धुँधली है। अच्छी रोशनी में दूसरी लें।',
    picture_cut: 'फ़ोटो कटी हुई है। पूरा दस्तावेज़ दिखाएँ।',
    document_other: 'फ़ोटो में दस्तावेज़ का माँगा गया पहलू नहीं दिखता।',
    document_expired: 'दस्तावेज़ की अवधि समाप्त हो गई है। मान्य दस्तावेज़ दें।',
    name_differs: 'दस्तावेज़ का नाम आपके खाते का नहीं है।',
    cpf_differs: 'दस्तावेज़ का CPF आपके खाते का नहीं है।',
    birth_date_differs: 'दस्तावेज़ की जन्म तिथि आपके खाते की जन्म तिथि से अलग है।',
    face_differs: 'सेल्फ़ी का चेहरा दस्तावेज़ के चेहरे जैसा नहीं लगता।',
    face_not_live: 'हमें अभी ली गई सेल्फ़ी चाहिए, किसी फ़ोटो की फ़ोटो नहीं।',
  },
  th_TH: {
    picture_unreadable: 'ภาพมืดหรือเบลอ ถ่ายใหม่ในที่ที่มีแสงดี',
    picture_cut: 'ภาพถูกตัดขอบ แสดงเอกสารให้ครบทั้งใบ',
    document_other: 'ภาพไม่แสดงด้านของเอกสารที่เราขอ',
    document_expired: 'เอกสารหมดอายุแล้ว ใช้เอกสารที่ยังใช้ได้',
    name_differs: 'ชื่อในเอกสารไม่ตรงกับบัญชีของคุณ',
    cpf_differs: 'CPF ในเอกสารไม่ตรงกับบัญชีของคุณ',
    birth_date_differs: 'วันเกิดในเอกสารไม่ตรงกับบัญชีของคุณ',
    face_differs: 'ใบหน้าในเซลฟีดูไม่เหมือนในเอกสาร',
    face_not_live: 'เราต้องการเซลฟีที่ถ่ายตอนนี้ ไม่ใช่ภาพถ่ายของภาพ',
  },
}

/** Why a picture was refused, in a language of the `lang` header; Portuguese where it has none. */
export const pictureText = (reason: PictureReason, language: string): string =>
  inLanguage(pictureTexts, language)[reason]
