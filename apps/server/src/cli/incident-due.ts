// `npm run incident:due -- 2026-11-26`: by when an incident that was known on a day has to be told.
import { incidentDue } from '@jogada/core/privacy/incident-due'

const [known = ''] = process.argv.slice(2)
if (!/^\d{4}-\d{2}-\d{2}$/.test(known) || Number.isNaN(Date.parse(known))) {
  console.error('Say the day on which it was known, as in: npm run incident:due -- 2026-11-26')
  process.exit(2)
}
const { notice, complement } = incidentDue(known)
console.log(`the ANPD and the people concerned hear of it by ${notice}, the rest by ${complement}`)
