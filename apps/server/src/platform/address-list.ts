import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whether a text is an address, or a network such as `10.0.0.0/8` or `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  if (more.length > 0 || !(isIPv4(address) || isIPv6(address))) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128)
}

/** Whether an address is one of `entries`, each an address or a network. */
export function addressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries.map((one) => one.trim()).filter((one) => one !== '')) {
    const [address, prefix] = entry.split('/')
    const family = isIPv4(address!) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address!, family)
    else list.addSubnet(address!, Number(prefix), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:/, '')
    if (isIPv4(plain)) return list.check(plain, 'ipv4')
    return isIPv6(plain) && list.check(plain, 'ipv6')
  }
}
