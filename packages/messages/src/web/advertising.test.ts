import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ByLanguage } from '../by-language.ts'
import { forbiddenIn } from '../advertising.ts'
import { cashierTextsByLanguage } from '../cashier/index.ts'
import { helpTexts } from '../help/of-language.ts'
import { mailTexts } from '../mails/index.ts'
import { refusalTexts } from '../refusals/index.ts'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { esEs } from './es-es.ts'
import { frFr } from './fr-fr.ts'
import { hiIn } from './hi-in.ts'
import { idId } from './id-id.ts'
import { itIt } from './it-it.ts'
import { jaJp } from './ja-jp.ts'
import { koKr } from './ko-kr.ts'
import { ptBr } from './pt-br.ts'
import { ruRu } from './ru-ru.ts'
import { thTh } from './th-th.ts'
import { viVn } from './vi-vn.ts'
import { zhCn } from './zh-cn.ts'

/** Every text of a catalogue with its key. */
function textsOf(area: object, key = ''): [string, string][] {
  return Object.entries(area).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${key}${name}`, value] as [string, string]]
      : typeof value === 'object' && value !== null
        ? textsOf(value, `${key}${name}.`)
        : [],
  )
}

/** The app's texts, those of its inbox and pushed messages among them. */
const app: ByLanguage<object> = {
  pt_BR: ptBr,
  en_US: enUs,
  es_ES: esEs,
  fr_FR: frFr,
  de_DE: deDe,
  it_IT: itIt,
  ru_RU: ruRu,
  id_ID: idId,
  vi_VN: viVn,
  ja_JP: jaJp,
  ko_KR: koKr,
  zh_CN: zhCn,
  hi_IN: hiIn,
  th_TH: thTh,
}

/** Texts that name such a thing to warn of it, to ask about it or to offer help. */
const WARNINGS: ReadonlySet<string> = new Set([
  'app.shell.footerRegulated',
  'app.shell.footerPlay',
  'app.care.questions.q3',
  'help.articles.support.1',
])

/** What players may type to find an answer is shown to nobody. */
const SEARCHED = 'help.asked.words.'

const languages = Object.keys(app) as (keyof typeof app)[]

test.each(languages)(
  '[RG-11] no text that a player reads in %s says what advertising may not say',
  async (language) => {
    const said = textsOf({
      app: app[language],
      help: await helpTexts[language](),
      mails: mailTexts[language],
      refusals: refusalTexts[language],
      cashier: cashierTextsByLanguage[language],
    })
    expect(said.length).toBeGreaterThan(1_500)
    const wrong = said
      .filter(([key]) => !WARNINGS.has(key) && !key.startsWith(SEARCHED))
      .filter(([, text]) => forbiddenIn(text, language) !== null)
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
  const wrong = texts.filter((text) => forbiddenIn(text, 'pt_BR') !== null)
  expect(wrong).toEqual([])
})
