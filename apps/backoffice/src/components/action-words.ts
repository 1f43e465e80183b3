import type { auditTexts } from '../i18n/areas/audit.ts'
import { word } from '../i18n/use-texts.tsx'
import type { Texts } from '../i18n/use-texts.tsx'

type Area = (typeof auditTexts)[keyof typeof auditTexts]

/** What an entry of the audit log says was done, in words; what is not known any more as it was written. */
export function actionWords(action: string, area: Area, { approvalKinds }: Texts): string {
  const [, kind = '', step = ''] = /^(.+)\.([a-z_]+)$/.exec(action) ?? []
  if (kind in approvalKinds && step in area.steps) {
    return area.steps[step as keyof Area['steps']].replace('{what}', word(approvalKinds, kind))
  }
  return word(area.actions, action)
}
