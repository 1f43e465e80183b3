import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatMoney } from '@jogada/core'
import { paymentPageTexts } from '@jogada/messages/payment-page/index'
import { messageText } from '@jogada/messages/push-texts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { visitorRates } from '../../../platform/rate-limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { PixUnavailable } from '../../pix/index.ts'
import { checkOrder } from '../check-order.ts'
import { findReturned } from '../order-records.ts'
import { findOrderByTxid } from '../order-store.ts'
import type { Order } from '../order-store.ts'
import { appearanceOf, paymentPage } from './page.ts'
import { stageOf } from './stage.ts'

const CHECKS_PER_MINUTE = 20
const TXID = /^[a-zA-Z0-9]{1,35}$/

type OnePage = { Params: { payNo: string }; Querystring: Readonly<Record<string, unknown>> }

/**
 * The payment page of each order, its state and the check of it. The order's number cannot be
 * guessed and opens nothing but this page, which shows no personal data.
 */
export function paymentPageRoutes(app: FastifyInstance, deps: Deps) {
  const style = asset('payment.css', 'text/css; charset=utf-8')
  const script = asset('payment.js', 'text/javascript; charset=utf-8')
  for (const { path, type, content } of [style, script, font()]) {
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
    )
  }

  app.get<OnePage>('/pagar/:payNo', async ({ params, query }, reply) => {
    const order = await getOrder(deps, params.payNo)
    const language = typeof query['lang'] === 'string' ? query['lang'] : ''
    const texts = paymentPageTexts(language)
    const page = paymentPage({
      order,
      at: stageOf(deps, order),
      testBankUrl: testBankUrl(deps, order),
      styleUrl: style.path,
      scriptUrl: script.path,
      texts: { ...texts, returned: (await whyReturned(deps, order, language)) ?? texts.returned },
      appearance: appearanceOf(query),
    })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
  app.get<OnePage>('/pagar/:payNo/estado', async ({ params }, reply) => {
    void reply.header('cache-control', 'no-store')
    return stageOf(deps, await getOrder(deps, params.payNo))
  })
  app.post<OnePage>(
    '/pagar/:payNo/verificar',
    { config: { rates: visitorRates(CHECKS_PER_MINUTE) } },
    async ({ params }) => {
      await checkNow(deps, await getOrder(deps, params.payNo))
      return stageOf(deps, await getOrder(deps, params.payNo))
    },
  )
}

async function getOrder(deps: Deps, payNo: string): Promise<Order> {
  const order = TXID.test(payNo) ? await findOrderByTxid(deps, payNo) : null
  if (!order) throw new Refusal('order_unknown')
  return order
}

/** Why an order's payment goes back to its payer; null where no reason was kept. */
async function whyReturned(deps: Deps, order: Order, language: string): Promise<string | null> {
  if (order.state !== 'returned') return null
  const returned = await findReturned(deps, order.player_id, order.order_id)
  if (!returned) return null
  const amount = formatMoney(returned.amount)
  return messageText(language, `deposit_returned_${returned.return_reason}`, { amount })
}

async function checkNow(deps: Deps, order: Order) {
  try {
    await checkOrder(deps, order)
  } catch (error) {
    if (error instanceof PixUnavailable) throw new Refusal('payment_provider_unavailable')
    throw error
  }
}

/** The sandbox's bank with the code filled in; there is none beside a real provider. */
function testBankUrl({ env }: Deps, { code }: Order): string | null {
  if (code === null || env.PIX_BANK_URL === undefined) return null
  const url = new URL(env.PIX_BANK_URL)
  url.searchParams.set('codigo', code)
  return url.href
}

/** The product's face; its path stands in the style sheet. */
const font = () => ({
  path: '/pagar/geologica-5.woff2',
  type: 'font/woff2',
  content: readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2'),
    ),
  ),
})

function asset(name: string, type: string) {
  const content = readFileSync(new URL(name, import.meta.url))
  const print = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { path: `/pagar/${print}/${name}`, type, content }
}
