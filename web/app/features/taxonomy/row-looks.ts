/** On a card the name and what can be done with it share the first line. */
export const rowLooks = {
  name: "max-lg:-order-2 max-lg:w-[calc(100%-10.5rem)]!",
  actions: "max-lg:-order-1 max-lg:w-38!",
  /** On a phone only the exception is worth a place. */
  usual: "max-sm:hidden",
} as const;
