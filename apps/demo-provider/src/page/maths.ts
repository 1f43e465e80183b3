import { lines, pays, reels, symbols, WILD } from '../math/machine.ts'
import { countReturns } from '../math/returns.ts'
import { symbolSheet } from './symbols.ts'

/** What a player reads for each drawing. */
export const symbolNames = {
  sol: 'Sol',
  farol: 'Farol',
  pipa: 'Pipa',
  maracuja: 'Maracujá',
  caju: 'Caju',
  coco: 'Coco',
  melancia: 'Melancia',
} as const satisfies Record<(typeof symbols)[number], string>

const number = (value: number, digits = 2) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const whole = (value: number) => value.toLocaleString('pt-BR')
const percent = (share: number) => `${number(share * 100)} %`
const rows = (cells: readonly (readonly (string | number)[])[]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${String(cell)}</td>`).join('')}</tr>`).join('')
const table = (head: readonly string[], body: string) =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${head.join(', ')}"><table><thead><tr>${head
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')}</tr></thead><tbody>${body}</tbody></table></div>`

const icon = (name: string) =>
  `<svg class="icon" viewBox="0 0 100 100" aria-hidden="true"><use href="#s-${name}"/></svg>`

/** The page that publishes the slot's maths, worked out from the machine itself. */
export function mathsPage(): string {
  const counted = countReturns()
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Feira da Orla: a matemática</title>
<link rel="stylesheet" href="/feira.css"></head><body class="paper">${symbolSheet()}
<main><h1>Feira da Orla: a matemática</h1>
<p>Estas são as mesmas tiras e a mesma tabela que o jogo usa. Cada rolo para em uma das suas posições com a mesma chance, sorteada pelo gerador do sistema operacional. O retorno abaixo não foi simulado: foram somadas todas as ${whole(counted.outcomes)} paradas possíveis.</p>
<dl class="facts">
<div><dt>Retorno ao jogador (RTP)</dt><dd>${percent(counted.rtp)}</dd></div>
<div><dt>Conta exata</dt><dd>${whole(counted.paid)} ÷ ${whole(counted.staked)}</dd></div>
<div><dt>Rodadas com prêmio</dt><dd>${percent(counted.hits)}</dd></div>
<div><dt>Prêmio maior que a aposta</dt><dd>${percent(counted.profits)}</dd></div>
<div><dt>Maior prêmio</dt><dd>${number(Math.max(...counted.byPay.keys()) / lines.length)}× a aposta</dd></div>
<div><dt>Desvio padrão de uma rodada</dt><dd>${number(counted.standardDeviation)}× a aposta</dd></div>
</dl>
<h2>O que paga</h2>
<p>Três iguais em uma das ${lines.length} linhas pagam o valor da tabela vezes a aposta da linha (a aposta dividida por ${lines.length}). O ${symbolNames[WILD]} vale por qualquer outro desenho.</p>
${table(
  ['Desenho', 'Três pagam', 'Rolo 1', 'Rolo 2', 'Rolo 3'],
  rows(
    symbols.map((name) => [
      `${icon(name)} ${symbolNames[name]}`,
      `${pays[name]}× a linha`,
      ...reels.map((strip) => strip.filter((one) => one === name).length),
    ]),
  ),
)}
<h2>As linhas</h2><p>De cima para baixo, as alturas são 1, 2 e 3.</p>
${table(
  ['Linha', 'Rolo 1', 'Rolo 2', 'Rolo 3'],
  rows(lines.map((line, index) => [index + 1, ...line.map((row) => row + 1)])),
)}
<h2>Todos os prêmios</h2>
${table(
  ['Prêmio (× aposta)', 'Paradas', 'Chance', 'Parte do retorno'],
  rows(
    [...counted.byPay].map(([pay, count]) => [
      number(pay / lines.length),
      whole(count),
      percent(count / counted.outcomes),
      percent((pay * count) / counted.staked),
    ]),
  ),
)}
<h2>As tiras</h2>
${reels
  .map(
    (strip, reel) =>
      `<p><strong>Rolo ${reel + 1}</strong> (${strip.length} posições): ${strip
        .map((name) => symbolNames[name])
        .join(', ')}.</p>`,
  )
  .join('')}
</main></body></html>`
}
