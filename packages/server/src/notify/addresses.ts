/** Which network addresses people may have us call: public ones, so that nobody reaches into the host's own network. */
import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Parts of the public range of IPv6 that lead to other networks, or nowhere: Teredo, 6to4, examples. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** Everything else of IPv6 is local, translated or unassigned. */
const PUBLIC_6 = '2000::/3';

function blockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net, bits] = range.split('/');
    list.addSubnet(net!, Number(bits), family);
  }
  return list;
}

const notPublic = blockList(NOT_PUBLIC, 'ipv4');
const notPublic6 = blockList(NOT_PUBLIC_6, 'ipv6');
const public6 = blockList([PUBLIC_6], 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

/** The host of an https address as a network knows it: without brackets. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** The usual port, or one that is nobody's by custom: mail servers and the like are left alone. */
const isHarmlessPort = (port: string): boolean => port === '' || Number(port) >= 1024;

/** What can be told without asking for the name: https, no password in it, no address of a private network. */
export function mayBeCalled(address: string, isPublic = isPublicAddress): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const host = hostOf(url);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && isHarmlessPort(url.port) && (isIP(host) === 0 || isPublic(host));
}
