// @vitest-environment node
import { reais, zero } from '@jogada/core'
import { expect, test } from 'vitest'
import {
  isPlausible,
  maskedNumber,
  savedDestination,
  typesFor,
  withdrawBody,
} from './destination.ts'
import type { Destination } from './destination.ts'

const limits = {
  usdtRate: '5.40',
  cardInfo: {
    CHANNEL: 'CPF',
    CPF: { ifsc: '52998224725', payCardNo: '52998224725', name: 'Ana Lima', whatsapp: '119' },
    CNPJ: null,
    USDT: null,
  },
} as const

const to = (own: Partial<Destination>): Destination => ({
  type: 'CPF',
  number: '529.982.247-25',
  name: 'Ana Lima',
  whatsapp: '11912345678',
  ...own,
})

test('[R061] USDT is offered to users of type 20 alone', () => {
  expect(typesFor('20')).toEqual(['CPF', 'CNPJ', 'USDT'])
  expect(typesFor('10')).toEqual(['CPF', 'CNPJ'])
  expect(typesFor(undefined)).toEqual(['CPF', 'CNPJ'])
})

test('[X4] [X5] nothing is offered that the licence pays nothing to', () => {
  expect(typesFor('20', ['CPF'])).toEqual(['CPF'])
  expect(typesFor('20', ['CPF', 'USDT'])).toEqual(['CPF', 'USDT'])
  expect(typesFor('10', ['CPF', 'USDT'])).toEqual(['CPF'])
})

test('[R075] a destination starts as it was saved for its type, or blank', () => {
  expect(savedDestination(limits, 'CPF')).toEqual({
    type: 'CPF',
    number: '52998224725',
    name: 'Ana Lima',
    whatsapp: '119',
  })
  expect(savedDestination(limits, 'CNPJ').number).toBe('')
})

test('[R120] the request is made only when amount, type and number are there', () => {
  expect(withdrawBody(reais(60n), to({}), limits)).not.toBeNull()
  expect(withdrawBody(zero, to({}), limits)).toBeNull()
  expect(withdrawBody(reais(60n), to({ number: ' . ' }), limits)).toBeNull()
})

test('[R076] [R121] for CPF ifsc is the number, and the holder is named', () => {
  expect(withdrawBody(reais(60n), to({}), limits)).toEqual({
    payCardBank: 'CPF',
    payCardNo: '52998224725',
    ifsc: '52998224725',
    name: 'Ana Lima',
    amount: '60.00',
    whatsapp: '11912345678',
  })
})

test('[R076] [R121] for USDT ifsc is the rate, and no holder is named', () => {
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
  expect(withdrawBody(reais(60n), to({ type: 'USDT', number: ` ${address}\n` }), limits)).toEqual({
    payCardBank: 'USDT',
    payCardNo: address,
    ifsc: '5.40',
    amount: '60.00',
    whatsapp: '11912345678',
  })
})

test('[R060] the number of a destination is shown masked', () => {
  expect(maskedNumber({ type: 'CPF', number: '529.982.247-25' })).toBe('***.982.247-**')
  expect(maskedNumber({ type: 'CNPJ', number: '12.ABC.345/01DE-35' })).toBe('**.ABC.345/****-**')
  expect(maskedNumber({ type: 'USDT', number: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' })).toBe(
    'TJRab…pRTv8',
  )
})

test('[R061] a number with wrong check digits is not taken', () => {
  expect(isPlausible(to({}))).toBe(true)
  expect(isPlausible(to({ number: '529.982.247-24' }))).toBe(false)
  expect(isPlausible(to({ type: 'CNPJ', number: '12.ABC.345/01DE-35' }))).toBe(true)
  expect(isPlausible(to({ type: 'CNPJ', number: '12.ABC.345/01DE-36' }))).toBe(false)
})
