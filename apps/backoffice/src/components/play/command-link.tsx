import { Link } from '@tanstack/react-router'
import { useMe } from '../../me.ts'

/** A command's number, leading to it in the ledger for whoever may read that. */
export function CommandLink(props: { readonly playerId: string; readonly commandId: string }) {
  const me = useMe()
  const { playerId: player, commandId: command } = props
  if (!me.may('ledger.view')) return <>{command}</>
  return (
    <Link to="/razao" search={{ player, command }}>
      {command}
    </Link>
  )
}
