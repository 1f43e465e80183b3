import { formatCnpj } from '@jogada/core/documents/cnpj'
import { formatCpf } from '@jogada/core/documents/cpf'
import type { Cob } from '../charge/charge.ts'
import { expiryOf } from '../charge/charge.ts'
import type { SandboxConfig } from '../context.ts'
import type { Markup } from '../platform/html.ts'
import { html } from '../platform/html.ts'
import type { ClosedReason, PaymentRefusal } from '../received/pay-charge.ts'
import type { Payment } from '../received/payment.ts'
import { brl, dayAndTime } from './text.ts'

type Receiver = SandboxConfig['receiver']

const refusalTexts: Record<PaymentRefusal | 'invalid_payer', string> = {
  invalid_code: 'Este código não é um Pix válido. Copie o código inteiro e tente de novo.',
  unknown_charge: 'Não encontramos a cobrança deste código.',
  already_paid: 'Esta cobrança já foi paga.',
  removed: 'Esta cobrança foi cancelada por quem a criou.',
  expired: 'Esta cobrança expirou. Peça um código novo.',
  wrong_amount: 'O valor não confere com o da cobrança.',
  invalid_payer: 'Informe o nome e os 11 números do CPF do pagador.',
}

/** What went wrong, in the payer's words. */
export const refusalText = (code: keyof typeof refusalTexts) => refusalTexts[code]

/** First step: where the copied code goes. */
export const codePage = ({ code, problem }: { code: string; problem: string | null }): Markup =>
  page(
    'Pagar com Pix',
    html` <h1>Pix copia e cola</h1>
      <p class="lead">Cole o código que você copiou para ver a cobrança.</p>
      ${alertOf(problem)}
      <form class="card" action="/banco" method="get">
        <label for="codigo">Código Pix</label>
        <textarea
          id="codigo"
          name="codigo"
          rows="5"
          required
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          placeholder="00020101021226…"
        >
${code}</textarea>
        <button type="button" class="quiet" data-paste="codigo" hidden>Colar</button>
        <button class="primary">Continuar</button>
      </form>
      <p class="center"><a href="/banco/recebidos">Pix que a conta recebeu</a></p>`,
  )

type ChargePage = {
  code: string
  cob: Cob
  receiver: Receiver
  payer: { name: string; cpf: string }
  closed: ClosedReason | null
  problem: string | null
}

/** Second step: who is paid, how much, until when, and by whom. */
export const chargePage = (view: ChargePage): Markup =>
  page(
    'Confira e pague',
    html` <h1>Confira e pague</h1>
      ${alertOf(view.problem ?? (view.closed && refusalText(view.closed)))}
      <section class="card" aria-label="Cobrança">
        <p class="label">Valor</p>
        <p class="amount">${brl(view.cob.valor.original)}</p>
        <dl>
          <div>
            <dt>Para</dt>
            <dd>${view.receiver.name}</dd>
          </div>
          <div>
            <dt>CNPJ</dt>
            <dd>${formatCnpj(view.receiver.cnpj)}</dd>
          </div>
          <div>
            <dt>Chave Pix</dt>
            <dd class="code">${view.cob.chave}</dd>
          </div>
          ${
            view.cob.solicitacaoPagador
              ? html`<div>
                  <dt>Mensagem</dt>
                  <dd>${view.cob.solicitacaoPagador}</dd>
                </div>`
              : null
          }
          ${view.closed ? null : expiryRow(expiryOf(view.cob))}
        </dl>
      </section>
      ${payForm(view)}
      <p class="center"><a href="/banco">Usar outro código</a></p>`,
  )

const expiryRow = (expiry: Date) =>
  html`<div>
    <dt>Expira</dt>
    <dd>
      <time datetime="${expiry.toISOString()}" data-expiry>${dayAndTime(expiry)}</time>
    </dd>
  </div>`

const payForm = ({ code, cob, payer, closed }: ChargePage) =>
  html` <form class="card" action="/banco/pagar" method="post" data-once>
    <h2>Quem paga</h2>
    <input type="hidden" name="codigo" value="${code}" />
    <label for="nome">Nome do pagador</label>
    <input
      id="nome"
      name="nome"
      value="${payer.name}"
      required
      maxlength="200"
      autocomplete="off"
    />
    <label for="cpf">CPF do pagador</label>
    <input
      id="cpf"
      name="cpf"
      value="${formatCpf(payer.cpf)}"
      required
      inputmode="numeric"
      autocomplete="off"
      pattern="\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}"
      title="11 números"
    />
    ${
      closed
        ? html`<label class="check"
            ><input type="checkbox" name="force" value="true" required />
            <span>Pagar mesmo assim, como um pagamento que já estava a caminho</span></label
          >`
        : null
    }
    <button class="primary" data-busy="Pagando…">Pagar ${brl(cob.valor.original)}</button>
  </form>`

/** Last step: the receipt. */
export const receiptPage = (payment: Payment, receiver: Receiver): Markup =>
  page(
    'Pix enviado',
    html` <section class="card receipt" aria-labelledby="feito">
        <svg class="tick" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30" />
          <path d="M19 33l9 9 18-20" />
        </svg>
        <h1 id="feito">Pix enviado</h1>
        <p class="amount">${brl(payment.valor)}</p>
        <dl>
          <div>
            <dt>Para</dt>
            <dd>${receiver.name}</dd>
          </div>
          <div>
            <dt>De</dt>
            <dd>${payment.payer.nome}</dd>
          </div>
          <div>
            <dt>Quando</dt>
            <dd>${dayAndTime(new Date(payment.horario))}</dd>
          </div>
          <div>
            <dt>ID da transação</dt>
            <dd class="code" id="e2e">${payment.endToEndId}</dd>
          </div>
        </dl>
        <button type="button" class="quiet" data-copy="e2e" hidden>Copiar ID</button>
      </section>
      <p class="center"><a href="/banco">Pagar outro código</a></p>`,
  )

/** Says what went wrong, if anything did. */
export const alertOf = (problem: string | null) =>
  problem ? html`<p class="alert" role="alert">${problem}</p>` : null

/** A page of the bank. */
export const page = (title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E0A14" />
        <title>${title} · Banco de testes</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/banco/bank.css" />
        <script src="/banco/bank.js" defer></script>
      </head>
      <body>
        <header>
          <p class="brand"><span class="coin" aria-hidden="true"></span>Banco de testes</p>
          <p class="tag">Nenhum dinheiro real</p>
          <svg class="wave" preserveAspectRatio="none" viewBox="0 0 400 24" aria-hidden="true">
            <defs>
              <pattern id="onda" width="50" height="24" patternUnits="userSpaceOnUse">
                <path d="M0 3c12 0 13 8 25 8s13-8 25-8M0 13c12 0 13 8 25 8s13-8 25-8" />
              </pattern>
            </defs>
            <rect width="400" height="24" fill="url(#onda)" />
          </svg>
        </header>
        <main>${content}</main>
      </body>
    </html> `
