import type { CashierTexts } from './index.ts'
import { refused } from './refused/ja-jp.ts'
import { lobby } from '../web/ja-jp/lobby.ts'

export const jaJp: CashierTexts = {
  refused,
  review: {
    open_debt: '返金されたPixまたは訂正された結果により、未払いの金額があります。',
    large_amount: '高額の出金は担当者が確認します。',
    company_account: '法人口座への出金は担当者が確認します。',
    usdt: 'USDTの支払いは担当者が行います。',
    security: 'アカウントの安全確認です。',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['日時', '種類', 'ゲーム', '状態', '取引', '金額', '入金', '出金', '残高', 'Id'],
    types: {
      '10': '入金',
      '11': '出金',
      '20': '送金',
      '30': 'スポーツベット',
      '31': 'ゲーム',
      '40': 'キャンペーン',
      '90': 'その他',
    },
    games: lobby.house,
    statuses: { '00': '処理中', '01': '取消', '10': '完了' },
    movements: {
      pixIn: 'Pix入金',
      pixOrder: 'Pixの注文',
      pixBack: 'Pix返金',
      pixBackFailed: 'Pix返金の取消',
      debtPaid: '未払い額の精算',
      withdrawal: '出金申請',
      withdrawalBack: '出金拒否・返金',
      withdrawalReturned: '銀行から返金された出金',
      sent: '送金',
      received: '受取',
      round: 'ラウンド',
      stake: 'ベット',
      result: '結果',
      stakeBack: 'ベット返金',
      corrected: '結果の訂正',
      cashOut: 'キャッシュアウト',
      bonus: 'ボーナス',
      gift: 'ギフト',
      vipAward: 'VIP特典',
      rebate: 'ゲームボーナス',
      referral: '紹介',
      adjustment: '調整',
    },
  },
}
