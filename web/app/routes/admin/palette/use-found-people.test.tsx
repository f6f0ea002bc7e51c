// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { pageLimits } from "@vesper/contract/core/page-limits";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { login } from "#web/session/session-store.ts";
import { testUser } from "#web/session/test-user.ts";
import { startTestServer, waitOptions } from "#web/api/test-server.ts";
import { useFoundPeople } from "./use-found-people.ts";

beforeEach(() => login({ access: "", refresh: "" }, { ...testUser, roles: ["moderator"] }));
afterEach(cleanup);

const anna = { _id: "1", name: "Anna", email: "anna@example.test" };
const found = (data: unknown[]) => ({
  body: { data, pagination: { page: 1, limit: 20, total: 1, pages: 1 } },
});

/** Renders the search for "anna", which is found. Nothing else is ever answered. */
async function searchAnna() {
  await startTestServer(({ path, query }) => {
    if (query.get("search") !== "anna") return new Promise(() => {});
    return found(path.includes("profile") ? [] : [anna]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const hook = renderHook(useFoundPeople, {
    initialProps: "anna",
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const names = () => hook.result.current.groups.flatMap(({ entries }) => entries.map(({ label }) => label));
  await waitFor(() => expect(names()).toEqual(["Anna"]), waitOptions);
  return { ...hook, names };
}

it("leaves out people found for an earlier text, before and after the pause in typing", async () => {
  const { rerender, result, names } = await searchAnna();

  rerender("mira");
  expect([names(), result.current.isLoading]).toEqual([[], true]);

  await new Promise((resolve) => setTimeout(resolve, 2 * pageLimits.search.debounce));
  expect([names(), result.current.isLoading]).toEqual([[], true]);
});

it("does not search for a single letter, and says so", async () => {
  const { rerender, result } = await searchAnna();

  rerender("m");

  expect(result.current).toMatchObject({ groups: [], isLoading: false, isTooShort: true });
});
