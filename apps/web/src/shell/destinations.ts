import { Dices, House, Trophy } from 'lucide-react'

/** The places of the product that the bars and the menu lead to, in their order. */
export const destinations = [
  { to: '/home', label: 'home', icon: House },
  { to: '/footballPage', label: 'sports', icon: Trophy },
  { to: '/cassino', label: 'lobby', icon: Dices },
] as const

export type Destination = (typeof destinations)[number]
