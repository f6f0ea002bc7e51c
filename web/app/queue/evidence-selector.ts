/** Finds the part of the evidence that scrolls and takes the focus. */
export const evidenceSelector = "[data-evidence]";
