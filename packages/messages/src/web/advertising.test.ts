import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { enUs } from './en-us.ts'
import { ptBr } from './pt-br.ts'

/** Every text of a catalogue with its key. */
function textsOf(area: object, key = ''): [string, string][] {
  return Object.entries(area).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${key}${name}`, value] as [string, string]]
      : textsOf(value as object, `${key}${name}.`),
  )
}

/**
 * What Portaria SPA/MF 1.231/2024 lets no advertisement say, by its reason: calls to act at once, play
 * as income or investment, recovering losses, success, certain gains, skill that decides chance, and
 * free things that cost something.
 */
const forbidden = {
  'pt-BR': [
    /só hoje|última chance|\bcorra\b|não perca|agora ou nunca|aproveite já|tempo limitado/i,
    /renda extra|investimento|investir|ganhe dinheiro|fique rico|salário/i,
    /recupere (o que|suas perdas|seu dinheiro)|recuperar o que (você )?perdeu/i,
    /sucesso (na vida|financeiro|pessoal)|mude (de|sua) vida/i,
    /ganho (garantido|certo)|lucro (certo|garantido|fácil)|dinheiro fácil|sem risco|risco zero|vitória (garantida|certa)/i,
    /sua habilidade|quem sabe joga|seja um expert/i,
    /gr[áa]tis|de graça/i,
  ],
  'en-US': [
    /today only|last chance|(?<!no )\bhurry|don['’]t miss|now or never|limited time/i,
    /extra income|invest(ment|ing)?\b|make money|get rich|salary/i,
    /win (it )?back|recover your losses|win back what/i,
    /life-changing|change your life|financial success/i,
    /guaranteed win|sure win|easy money|risk[- ]free|no risk|(sure|guaranteed) profit/i,
    /your skill|beat the odds|become an expert/i,
    /\bfree (bet|spin|money|bonus)/i,
  ],
} as const

/** Texts that name such a thing to warn of it or to ask about it. */
const WARNINGS: ReadonlySet<string> = new Set(['shell.footerRegulated', 'care.questions.q3'])

test.each([
  ['pt-BR', ptBr],
  ['en-US', enUs],
] as const)(
  '[RG-11] no text of the app in %s says what advertising may not say',
  (language, texts) => {
    const said = textsOf(texts)
    expect(said.length).toBeGreaterThan(500)
    const wrong = said
      .filter(([key]) => !WARNINGS.has(key))
      .filter(([, text]) => forbidden[language].some((phrase) => phrase.test(text)))
    expect(wrong).toEqual([])
  },
)

test('[RG-11] nor does any campaign, package or gift that ships', () => {
  const folder = fileURLToPath(new URL('../../../../apps/server/src/migrations', import.meta.url))
  const seeds = globSync('*.sql', { cwd: folder }).map((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/--.*$/gm, ''),
  )
  expect(seeds.length).toBeGreaterThan(20)
  const said = seeds.flatMap((sql) => [...sql.matchAll(/'([^']{6,})'|\$\$([\s\S]*?)\$\$/g)])
  const texts = said.map(([, quoted, dollars]) => quoted ?? dollars ?? '')
  const wrong = texts.filter((text) => forbidden['pt-BR'].some((phrase) => phrase.test(text)))
  expect(wrong).toEqual([])
})
