// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { startTestServer, waitOptions } from "#web/api/test-server.ts";
import { useFilledActivity } from "./site-activity.tsx";

afterEach(cleanup);

const firstPage = { data: [], pagination: { page: 1, limit: 10, total: 20, pages: 2 } };
const limited = { status: 429, body: { error: "rate_limited", message: "Too many requests." } };

it("asks once for a further page that fails, and leaves the retry to the button", async () => {
  const calls = await startTestServer(({ query }) =>
    query.get("page") === "1" ? { body: firstPage } : limited,
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(useFilledActivity, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.isFetchNextPageError).toBe(true), waitOptions);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(calls.map(({ query }) => query.get("page"))).toEqual(["1", "2"]);
});
