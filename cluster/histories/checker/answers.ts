import { createViolation, type Law } from "./operations.ts";

/** 502 comes from the proxy, about a node that went away. */
const isExpected = (status: number) => status < 500 || status === 502 || status === 503;

/** A site that cannot answer says so, and when to come back; any other error is a bug. */
export const checkAnswers: Law = (_history, operations) =>
  operations
    .filter(({ status }) => !isExpected(status))
    .map((one) =>
      createViolation("a site that fails says so", `${one.name} was answered with ${one.status}`, [one]),
    );
