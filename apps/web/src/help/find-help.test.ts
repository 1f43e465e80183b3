import { helpIn } from '@jogada/messages/help/of-language'
import { expect, test } from 'vitest'
import { findHelp } from './find-help.ts'

async function ask(words: string, language = 'pt_BR') {
  const texts = await helpIn(language)
  const answerOf = (article: keyof typeof texts.articles) => texts.articles[article][1]
  return findHelp({ words, texts, applies: () => true, answerOf })
}

test.each([
  ['onde está meu saque'],
  ['onde está meu saque?'],
  ['saque demora'],
  ['cancelar saque'],
  ['saqe'],
  ['como sacar'],
  ['meus saques não caíram'],
])('a player who asks “%s” is told of withdrawals first', async (words) => {
  expect((await ask(words))[0]).toBe('withdraw')
})

test('a question comes before an answer that has the word', async () => {
  const found = await ask('depositar')
  expect(found[0]).toBe('deposit')
  expect(found.indexOf('ladder')).toBeGreaterThan(found.indexOf('late'))
})

test('words that say nothing find what they are in when they stand alone', async () => {
  expect(await ask('como')).toContain('deposit')
  expect(await ask(' ')).toEqual([])
})

test('where no question has every word, those that have most come first', async () => {
  expect((await ask('saque recusado ontem'))[0]).toBe('refused')
  expect(await ask('zebra')).toEqual([])
})

test.each([
  ['en_US', 'where is my withdrawal', 'how do I deposit'],
  ['es_ES', 'dónde está mi retiro', 'cómo depositar'],
  ['fr_FR', 'où est mon retrait', 'comment déposer'],
  ['de_DE', 'wo ist meine Auszahlung', 'wie kann ich einzahlen'],
  ['it_IT', 'dov’è il mio prelievo', 'come depositare'],
  ['ru_RU', 'где мой вывод', 'как внести депозит'],
  ['vi_VN', 'rút tiền của tôi ở đâu', 'làm sao nạp tiền'],
  ['id_ID', 'di mana penarikan saya', 'bagaimana cara deposit'],
  ['hi_IN', 'मेरी निकासी कहाँ है', 'जमा कैसे करें'],
  ['ja_JP', '私の出金はどこですか', '入金の方法'],
  ['ko_KR', '내 출금이 어디 있나요', '입금은 어떻게 하나요'],
  ['th_TH', 'เงินที่ถอนอยู่ที่ไหน', 'ฝากเงินยังไง'],
  ['zh_CN', '我的提现在哪里', '怎么充值'],
])('in %s the first complaints find their answers', async (language, withdrawal, deposit) => {
  expect((await ask(withdrawal, language))[0]).toBe('withdraw')
  expect((await ask(deposit, language))[0]).toBe('deposit')
})
