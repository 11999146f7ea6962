import ipaddr from 'ipaddr.js';

/** Everything that is routed on the internet; outside it lie, for instance, the addresses that translate to IPv4. */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is that of a single host on the internet, as opposed to one of our own network, the machine or a special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalIPv6);
}
