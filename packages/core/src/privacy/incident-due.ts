import { businessDaysAfter } from '../calendar/business-days.ts'

const NOTICE_DAYS = 3
const COMPLEMENT_DAYS = 20

/**
 * By when the ANPD and the people concerned hear of an incident with personal data, and by when
 * what was missing follows: 3 and 20 business days (Res. CD/ANPD 15/2024), both from the day on
 * which it was known, as `yyyy-mm-dd` in Brasília, which is the earlier reading of the second one.
 */
export const incidentDue = (known: string) => ({
  notice: businessDaysAfter(known, NOTICE_DAYS),
  complement: businessDaysAfter(known, COMPLEMENT_DAYS),
})
