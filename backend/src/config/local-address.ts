import { BlockList, isIP } from 'node:net';

const localNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  localNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  localNetworks.addSubnet(network, bits, 'ipv6');
}

/** Whether an address belongs to this machine or a private network. */
export function isLocalAddress(address: string): boolean {
  // A dual-stack socket shows IPv4 addresses mapped into IPv6.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && localNetworks.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a name works only on this machine or in its private network, so that no browser elsewhere can use it. */
function isLocalName(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return isLocalAddress(name) || name === 'localhost' || /\.(localhost|local)$/.test(name);
}

/** Whether the app is reachable only locally: its URL is plain http and local, and it listens on a local address. */
export function isLocal({ appUrl, host }: { appUrl: string; host: string }): boolean {
  const { protocol, hostname } = new URL(appUrl);
  return protocol === 'http:' && isLocalName(hostname) && isLocalName(host);
}
