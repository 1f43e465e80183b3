import type { HelpFacts } from '@jogada/contract/help'
import { helpArticles } from '@jogada/messages/help/help-texts'
import { helpIn, helpTexts } from '@jogada/messages/help/of-language'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseLanguage } from '../../i18n/language.ts'
import { someHelpFacts as facts } from '../../test/help-facts.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { HelpScreen } from './help-screen.tsx'
import { helpValues } from '../../help/help-values.ts'

const open = (changes: Partial<HelpFacts> = {}, named?: string) => {
  startServer({ facts: () => ({ data: { ...facts, ...changes } }) })
  return showPage(<HelpScreen named={named} />)
}

const question = (words: RegExp) => screen.queryByText(words, { selector: 'summary span' })

test('the help names the figures of the configuration, as the language writes them', async () => {
  await open()
  expect(await screen.findByText(/a taxa vai de 3,5% no nível 0 a 0%/)).toBeDefined()
  expect(screen.getByText(/de R\$ 51,00 a R\$ 9\.000,00 por saque/)).toBeDefined()
  expect(screen.getByText(/em três níveis: 0,2% · 0,1% · 0,05%/)).toBeDefined()
  expect(screen.getByText(/a sessão acaba em 12 horas/)).toBeDefined()
  await chooseLanguage('en_US')
  expect(await screen.findByText(/the fee goes from 3\.5% at level 0/)).toBeDefined()
})

test('the help asks nothing about what this product does not offer', async () => {
  await open()
  expect(await screen.findByText('Posso sacar para uma empresa ou em USDT?')).toBeDefined()
  expect(question(/transferir para outro jogador/)).toBeNull()
  expect(question(/reprise/)).toBeNull()
  document.body.replaceChildren()
  await open({ referral: null, bonuses: false, vip: { ...facts.vip, byDeposits: false } })
  expect(await screen.findByText(/só com jogadas que já têm resultado/)).toBeDefined()
  expect(question(/Quanto ganho por convidar/)).toBeNull()
  expect(question(/Como funcionam os bônus/)).toBeNull()
})

test('where a withdrawal has no terms of the house, the help speaks of none', async () => {
  await open()
  expect(await screen.findByText(/Antes de um saque, o depósito precisa/)).toBeDefined()
  expect(question(/Quanto custa e quantos saques/)).not.toBeNull()
  document.body.replaceChildren()
  const vip = { ...facts.vip, highestFee: 0 }
  await open({ deposit: { ...facts.deposit, wagerTimes: 0 }, vip })
  expect(await screen.findByText(/Saques só vão para quem a conta é/)).toBeDefined()
  expect(screen.queryByText(/Antes de um saque, o depósito precisa/)).toBeNull()
  expect(question(/Quanto custa e quantos saques/)).toBeNull()
  expect(question(/Por que parte do saldo/)).toBeNull()
})

test('a search finds words with and without accents, in question, answer and figures', async () => {
  const { user } = await open()
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'deposito CPF')
  expect(question(/Como faço um depósito/)).not.toBeNull()
  expect(question(/O que é o cash-out/)).toBeNull()
  await user.clear(field)
  await user.type(field, '9.000')
  expect(screen.getByText('1 resposta')).toBeDefined()
  await user.type(field, ' zebra')
  expect(screen.getByText('Nada encontrado. Fale com a gente.')).toBeDefined()
})

test('a search shows the question that was meant before the answers that name the word', async () => {
  const { user } = await open()
  await user.type(await screen.findByRole('searchbox'), 'onde está meu saqe?')
  const [first] = [...document.querySelectorAll('summary span')]
  expect(first?.textContent).toBe('Como e quando recebo meu saque?')
  expect(screen.queryByRole('heading', { name: 'Conta e acesso' })).toBeNull()
})

test('a link opens the answer that it names, and leads on to where it is acted on', async () => {
  const seen = vi.fn<() => void>()
  Element.prototype.scrollIntoView = seen
  await open({}, 'locked')
  const answer = await screen.findByText(/Cada depósito precisa ser apostado 1x/)
  const box = answer.closest('details')!
  expect(box.open).toBe(true)
  expect(seen).toHaveBeenCalledTimes(1)
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/registros?view=balance')
})

test('the player’s own case stands with the answer about it', async () => {
  startServer({ facts: () => ({ data: facts }) })
  await showPage(<HelpScreen own={{ withdraw: <p>R$ 60,00 em análise</p> }} />)
  const own = await screen.findByText('R$ 60,00 em análise')
  expect(own.closest('details')?.textContent).toContain('Como e quando recebo meu saque?')
})

test('the rules of every sport and of every game of the house can be read from the help', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Críquete' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Limbo', hidden: true })).toBeDefined()
})

const places = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted((a, b) => (a < b ? -1 : 1))

test.each(Object.keys(helpTexts))(
  '[R072] the help in %s names the same figures as in Portuguese, and none that is unknown',
  async (language) => {
    const [base, texts] = await Promise.all([helpIn('pt_BR'), helpIn(language)])
    const known = Object.keys(
      helpValues(facts, { percent: String, number: String, minutes: String }),
    )
    for (const article of Object.values(helpArticles).flat()) {
      const [asked, answer] = texts.articles[article]
      expect(asked.trim()).not.toBe('')
      expect([article, places(answer)]).toEqual([article, places(base.articles[article][1])])
      expect(places(answer).filter((name) => !known.includes(name))).toEqual([])
    }
    for (const [rule, text] of Object.entries(texts.rules)) {
      expect([rule, places(text)]).toEqual([
        rule,
        places(base.rules[rule as keyof typeof base.rules]),
      ])
    }
  },
)
