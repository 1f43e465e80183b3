import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'प्राप्त करने वाला खाता बंद है।',
  holder_differs: 'प्राप्त करने वाला खाता दिए गए नाम पर नहीं है।',
  bank_refused: 'प्राप्त करने वाले बैंक ने Pix अस्वीकार किया।',
  request_invalid: 'Pix कुंजी इस्तेमाल नहीं हो सकी।',
  operator_refused: 'अनुरोध जाँच में पास नहीं हुआ। सपोर्ट से बात करें।',
  documents_needed: 'हमें आपका दस्तावेज़ चाहिए। मेरा खाता में भेजें और फिर से माँगें।',
  holder_unconfirmed: 'हम पुष्टि नहीं कर सके कि खाता आपका है। अपने CPF का खाता इस्तेमाल करें।',
  play_incomplete: 'निकासी से पहले राशि का कुछ हिस्सा अभी दाँव पर लगाना बाकी है।',
  debt_open: 'आपके खाते पर कुछ राशि बकाया है। चुकने पर फिर से माँगें।',
  address_unusable: 'USDT पता राशि प्राप्त नहीं कर सका।',
}
