import { formatMoney } from '@jogada/core'
import type { Payout } from '../payout/payout.ts'
import { leftOf } from '../payout/return-payout.ts'
import type { Markup } from '../platform/html.ts'
import { html } from '../platform/html.ts'
import { alertOf, page } from './pages.ts'
import { brl, dayAndTime } from './text.ts'

type PayeePage = {
  /** Paid ones, the newest first. */
  readonly payouts: readonly Payout[]
  readonly from: string
  readonly problem: string | null
}

/** What the accounts of this bank received, each with a way to send it back. */
export const payeePage = ({ payouts, from, problem }: PayeePage): Markup =>
  page(
    'Pix recebidos',
    html` <h1>Pix recebidos</h1>
      <p class="lead">Pagamentos de ${from}. O que for devolvido volta para quem enviou.</p>
      ${alertOf(problem)}
      ${payouts.length === 0 ? html`<p class="card">Nenhum Pix recebido ainda.</p>` : null}
      ${payouts.map(payoutCard)}
      <p class="center"><a href="/banco">Pagar um código</a></p>`,
  )

function payoutCard(payout: Payout): Markup {
  const { asked, endToEndId, horario, devolucoes = [] } = payout
  return html`<section class="card" aria-label="Pix recebido">
    <p class="amount small">${brl(asked.valor)}</p>
    <dl>
      <div>
        <dt>Para</dt>
        <dd>${asked.nome}</dd>
      </div>
      <div>
        <dt>Quando</dt>
        <dd>${dayAndTime(new Date(horario.liquidacao ?? horario.solicitacao))}</dd>
      </div>
      <div>
        <dt>ID da transação</dt>
        <dd class="code">${endToEndId ?? ''}</dd>
      </div>
      ${devolucoes.map(
        ({ valor, horario: { liquidacao } }) =>
          html`<div>
            <dt>Devolvido em ${dayAndTime(new Date(liquidacao))}</dt>
            <dd>${brl(valor)}</dd>
          </div>`,
      )}
    </dl>
    ${returnForm(payout)}
  </section>`
}

function returnForm(payout: Payout): Markup | null {
  const left = leftOf(payout)
  if (left === 0n) return null
  const { idPagamento } = payout.asked
  const id = `valor-${idPagamento}`
  return html`<form class="inline" action="/banco/devolver" method="post" data-once>
    <input type="hidden" name="idPagamento" value="${idPagamento}" />
    <label for="${id}">Valor a devolver</label>
    <input
      id="${id}"
      name="valor"
      value="${formatMoney(left).replace('.', ',')}"
      required
      inputmode="decimal"
      autocomplete="off"
      pattern="\\d{1,10}([.,]\\d{2})?"
      title="por exemplo 50,00"
    />
    <button class="quiet" data-busy="Devolvendo…">Devolver</button>
  </form>`
}
