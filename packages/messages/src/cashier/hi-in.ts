import type { CashierTexts } from './index.ts'
import { refused } from './refused/hi-in.ts'
import { lobby } from '../web/hi-in/lobby.ts'

export const hiIn: CashierTexts = {
  refused,
  review: {
    open_debt: 'लौटाए गए Pix या सुधारे गए नतीजे से आपके खाते पर राशि बकाया है।',
    large_amount: 'बड़ी राशि पहले एक व्यक्ति जाँचता है।',
    company_account: 'कंपनी के खाते पहले एक व्यक्ति जाँचता है।',
    usdt: 'USDT में भुगतान हमारी टीम का व्यक्ति करता है।',
    security: 'आपके खाते की सुरक्षा जाँच।',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['समय', 'प्रकार', 'गेम', 'स्थिति', 'लेन-देन', 'राशि', 'आया', 'गया', 'बैलेंस', 'Id'],
    types: {
      '10': 'जमा',
      '11': 'निकासी',
      '20': 'ट्रांसफ़र',
      '30': 'खेल दाँव',
      '31': 'गेम',
      '40': 'ऑफ़र',
      '90': 'अन्य',
    },
    games: lobby.house,
    statuses: { '00': 'लंबित', '01': 'रद्द', '10': 'पूरा' },
    movements: {
      pixIn: 'Pix मिला',
      pixOrder: 'Pix का ऑर्डर',
      pixBack: 'Pix लौटाया गया',
      pixBackFailed: 'Pix वापसी रद्द',
      debtPaid: 'बकाया राशि चुकाई गई',
      withdrawal: 'निकासी का अनुरोध',
      withdrawalBack: 'निकासी अस्वीकृत, रकम वापस',
      withdrawalReturned: 'बैंक से लौटी निकासी',
      sent: 'भेजा गया',
      received: 'मिला',
      round: 'राउंड',
      stake: 'दांव',
      result: 'नतीजा',
      stakeBack: 'दांव वापस',
      corrected: 'नतीजा सुधारा गया',
      cashOut: 'समय से पहले भुनाया',
      bonus: 'बोनस',
      gift: 'उपहार',
      vipAward: 'VIP इनाम',
      rebate: 'गेम बोनस',
      referral: 'आमंत्रण',
      adjustment: 'समायोजन',
    },
  },
}
