import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * Reads TRUST_PROXY. No value trusts everyone, because visitors could then choose the address that is counted.
 * @param value `2` (hops) or `127.0.0.1,10.0.0.0/8`
 * @returns hops, addresses, or undefined when the text is neither
 */
export function parseTrustProxy(value: string): number | string[] | undefined {
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

function isAddressOrRange(value: string): boolean {
  const address = value.split('/', 1)[0] ?? '';
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return address === value || (ipaddr.isValidCIDR(value) && ipaddr.parseCIDR(value)[1] > 0);
}

/**
 * The part of an address that a visitor cannot easily change: an IPv4 address, or the /64 of an IPv6 address
 * (the smallest network that a provider assigns, RFC 6177). IPv4 written as IPv6 (`::ffff:1.2.3.4`) is IPv4.
 * @returns a plain text key; other text is returned unchanged
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/64`);
  return `${network.toString()}/64`;
}

/** A keyed hash of an address, so that a copy of the database does not reveal who sent a request. */
export function hashAddress(address: string, salt: string): string {
  return createHmac('sha256', salt).update(addressKey(address)).digest('base64url').slice(0, 22);
}
