import { createViolation, type Law } from "./operations.ts";

/** A node survives everything but a kill, and a killed one was started again. */
export const checkNodes: Law = ({ unready }) =>
  unready.map((name) =>
    createViolation("every node serves again", `${name} was not ready after the faults had been healed`, []),
  );
