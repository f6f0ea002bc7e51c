/** Touch devices get no autofocus, because their keyboard covers half of the screen. */
export const hasCoarsePointer = () => matchMedia("(pointer: coarse)").matches;
