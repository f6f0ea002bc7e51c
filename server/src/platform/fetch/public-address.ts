import ipaddr from "ipaddr.js";

/** Whether an address lies on the open internet, however it is written: not this machine, not the network around it. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** The host of an address as connections know it: brackets belong to the address, not to the host. */
export const toHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");
