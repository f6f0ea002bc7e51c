import ipaddr from "ipaddr.js";

/**
 * Returns whether an address, in any notation, is on the public internet: neither this machine nor its local network.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** Returns the host of a URL as sockets expect it: IPv6 without brackets. */
export const toHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");
