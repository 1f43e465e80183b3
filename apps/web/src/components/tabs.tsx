import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type TabsViewProps<Tab extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly id: Tab; readonly title: string; readonly panel: ReactNode }[]
  readonly value: Tab
  readonly onChange: (tab: Tab) => void
  /** Stands on the page itself, where the track must be lighter than the page. */
  readonly isOnPage?: boolean
}

/** Tabs under a sliding mark; only the chosen panel is mounted. */
export function TabsView<Tab extends string>(props: TabsViewProps<Tab>) {
  const { label, tabs, value, onChange, isOnPage = false } = props
  return (
    <Tabs.Root value={value} onValueChange={(tab: Tab) => onChange(tab)}>
      <Tabs.List
        aria-label={label}
        className={`relative mb-16 grid auto-cols-fr grid-flow-col rounded-full p-4 ${isOnPage ? 'bg-card' : 'bg-page'}`}
      >
        {tabs.map(({ id, title }) => (
          <Tabs.Tab
            key={id}
            value={id}
            className="relative z-1 h-40 rounded-full text-14 text-muted transition-colors hover:text-fg data-[active]:font-[600] data-[active]:text-fg"
          >
            {title}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className="absolute top-4 left-0 h-40 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-raised transition-[translate,width] duration-(--state) ease-quint" />
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id} className="outline-none">
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
