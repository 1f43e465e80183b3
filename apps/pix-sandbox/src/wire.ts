import { parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { z } from 'zod'

/** Field shapes of API Pix 2.9; the published patterns anchored and freed of their slashes. */
export const cpf = z.string().regex(/^\d{11}$/)
export const cnpj = z.string().regex(/^[0-9A-Z]{14}$/)
export const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/)
export const amount = z.string().regex(/^\d{1,10}\.\d{2}$/)
export const amountAboveZero = amount.refine((text) => parseMoney(text) !== 0n, {
  error: 'é zero.',
})
export const moment = z.iso.datetime({ offset: true })

export const person = z
  .object({ cpf: cpf.optional(), cnpj: cnpj.optional(), nome: z.string().min(1).max(200) })
  .refine((one) => (one.cpf === undefined) !== (one.cnpj === undefined), {
    error: 'deve trazer ou cpf ou cnpj.',
  })

export type Person = z.output<typeof person>

/** Pix keys as the directory (DICT) forms them: CPF, CNPJ, phone, e-mail, random key. */
export const pixKey = z.union([
  cpf,
  cnpj,
  z.string().regex(/^\+[1-9][0-9]\d{1,14}$/),
  z
    .string()
    .max(77)
    .regex(/^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
])

/** Centavos of an amount that the schema above let through. */
export function moneyOf(text: string): Money {
  const money = parseMoney(text)
  if (money === null) throw new RangeError(`not an amount: ${text}`)
  return money
}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const period = z
  .object({ inicio: moment, fim: moment, cpf: cpf.optional(), cnpj: cnpj.optional() })
  .refine((query) => new Date(query.fim) >= new Date(query.inicio), {
    path: ['fim'],
    error: 'é anterior ao início.',
  })
  .refine((query) => !(query.cpf && query.cnpj), {
    path: ['cpf'],
    error: 'não pode ser usado junto com cnpj.',
  })

const page = z.object({
  'paginacao.paginaAtual': whole(0, 2 ** 31 - 1).default(0),
  'paginacao.itensPorPagina': whole(1, 1000).default(100),
})

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

export const chargeQuery = period.and(page).and(
  z.object({
    status: z.string().optional(),
    locationPresente: flag.optional(),
  }),
)

export const receivedQuery = period.and(page).and(
  z.object({
    txid: z
      .string()
      .regex(/^[a-zA-Z0-9]{1,35}$/)
      .optional(),
    txIdPresente: flag.optional(),
    devolucaoPresente: flag.optional(),
  }),
)

/** As GET /pix asks, for what was sent. */
export const sentQuery = z
  .object({ inicio: moment, fim: moment, devolucaoPresente: flag.optional() })
  .and(page)

type PageQuery = z.output<typeof page>

/** One page of `items`, with the pagination block that goes with it. */
export function pageOf<Item>(items: readonly Item[], query: PageQuery) {
  const current = query['paginacao.paginaAtual']
  const size = query['paginacao.itensPorPagina']
  return {
    items: items.slice(current * size, (current + 1) * size),
    paginacao: {
      paginaAtual: current,
      itensPorPagina: size,
      quantidadeDePaginas: Math.max(1, Math.ceil(items.length / size)),
      quantidadeTotalDeItens: items.length,
    },
  }
}

/** The query's own filters, as the answer repeats them. */
export function filtersOf(query: PageQuery & Record<string, unknown>) {
  const { 'paginacao.paginaAtual': _page, 'paginacao.itensPorPagina': _size, ...filters } = query
  return filters
}
