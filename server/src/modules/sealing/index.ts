export { getPlainRows } from "./figures.ts";
export { rotateKeys } from "./service/rotate.ts";
export { turnSealingOn } from "./service/switch.ts";
