import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "../errors.ts";

const failing = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

describe("an unavailable database", () => {
  it.each([
    failing("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"),
    failing("read ECONNRESET", "ECONNRESET"),
    failing("write EPIPE", "EPIPE"),
    failing("getaddrinfo ENOTFOUND postgres", "ENOTFOUND"),
    failing("getaddrinfo EAI_AGAIN postgres", "EAI_AGAIN"),
    failing("connect ETIMEDOUT", "ETIMEDOUT"),
    failing("terminating connection due to administrator command", "57P01"),
    failing("the database system is starting up", "57P03"),
    failing("sorry, too many clients already", "53300"),
    failing("Connection terminated unexpectedly"),
    failing("timeout exceeded when trying to connect"),
    failing("Query read timeout"),
    { message: "timeout exceeded when trying to connect (Queue: reports.scan, Worker: 1)" },
  ])("is recognized by: %s", (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    failing("duplicate key value violates unique constraint", "23505"),
    failing("Cannot read properties of undefined"),
    "Connection terminated",
  ])("is not recognized by: %s", (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
