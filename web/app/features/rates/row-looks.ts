/** As a card, a row is one line on a tablet; on a phone its rate stands beside its name. */
export const rowLooks = {
  name: "lg:w-[45%] max-sm:w-[calc(100%-10.5rem)]! sm:max-lg:w-[calc(100%-24rem)]!",
  rate: "max-lg:w-38! sm:max-lg:order-1",
  since: "lg:w-[30%] lg:pl-8! sm:max-lg:w-50! sm:max-lg:pt-3!",
  /** On a phone only the exception is worth a line. */
  usual: "max-sm:hidden",
} as const;
