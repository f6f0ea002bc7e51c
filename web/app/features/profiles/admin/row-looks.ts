/** On a tablet the name and what can be done with it share the first line of the card. */
export const rowLooks = {
  name: "sm:max-lg:-order-2 sm:max-lg:w-[calc(100%-17rem)]!",
  actions: "sm:max-lg:-order-1 sm:max-lg:w-64!",
} as const;
