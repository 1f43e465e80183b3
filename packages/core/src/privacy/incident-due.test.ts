import { expect, test } from 'vitest'
import { incidentDue } from './incident-due.ts'

test.each([
  ['a Monday of an ordinary week', '2026-08-03', '2026-08-06', '2026-08-31'],
  ['a Friday, over the week-end', '2026-08-07', '2026-08-12', '2026-09-04'],
  ['a Saturday', '2026-08-08', '2026-08-12', '2026-09-04'],
  ['before Good Friday and Tiradentes', '2026-04-01', '2026-04-07', '2026-05-04'],
  ['before three holidays of November', '2026-10-30', '2026-11-05', '2026-12-01'],
  ['before Christmas and the turn of the year', '2026-12-23', '2026-12-29', '2027-01-22'],
])(
  '[LGPD-02] %s: three business days to tell, twenty for the rest',
  (_, known, notice, complement) => {
    expect(incidentDue(known)).toEqual({ notice, complement })
  },
)
