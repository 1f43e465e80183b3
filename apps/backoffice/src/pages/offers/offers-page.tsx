import { Tabs } from '@mantine/core'
import { Page } from '../../components/page.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { Campaigns } from './campaigns.tsx'
import { Gifts } from './gifts.tsx'
import { Packages } from './packages.tsx'
import { ReferralForm } from './referral-form.tsx'
import { VipForm } from './vip-form.tsx'

const panels = {
  campaigns: Campaigns,
  gifts: Gifts,
  packages: Packages,
  vip: VipForm,
  referral: ReferralForm,
} as const

type Name = keyof typeof panels
const names = Object.keys(panels) as Name[]

/** What players are offered, and under which terms. */
export function OffersPage() {
  const t = useArea(offerTexts)
  return (
    <Page title={t.title}>
      <Tabs defaultValue="campaigns" keepMounted={false}>
        <Tabs.List>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const Panel = panels[name]
          return (
            <Tabs.Panel key={name} value={name} pt="md">
              <Panel />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </Page>
  )
}
