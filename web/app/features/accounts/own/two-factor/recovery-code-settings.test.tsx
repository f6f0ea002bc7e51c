// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { type ServedCall, startTestServer, waitOptions } from "#web/api/test-server.ts";
import { RecoveryCodeSettings } from "./recovery-code-settings.tsx";

afterEach(cleanup);

const state = { isRequired: true, isMissing: false, recoveryCodesLeft: 7 };
const serve = ({ method }: ServedCall) => ({
  body: { data: method === "GET" ? state : { recoveryCodes: ["aaaaa-bbbbb"] } },
});

async function show(answer: Parameters<typeof startTestServer>[0]) {
  const calls = await startTestServer(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: "/", element: <RecoveryCodeSettings isAsked /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return calls;
}

it("asks before it replaces recovery codes", async () => {
  const calls = await show(serve);
  await screen.findByText(/You have 7 unused codes/, {}, waitOptions);

  fireEvent.click(screen.getByRole("button", { name: "Create new codes" }));
  const question = await screen.findByRole("alertdialog", {}, waitOptions);
  const before = calls.filter(({ method }) => method === "POST").length;
  fireEvent.click(within(question).getByRole("button", { name: "Create new codes" }));

  await screen.findByText("aaaaa-bbbbb", {}, waitOptions);
  expect(question.textContent).toContain("New codes replace the old ones.");
  expect(before).toBe(0);
});

it("offers another try when the number of codes does not load", async () => {
  await show(() => ({ status: 500, body: { error: "internal", message: "Oops." } }));

  expect(await screen.findByRole("button", { name: "Retry" }, waitOptions)).toBeTruthy();
});
