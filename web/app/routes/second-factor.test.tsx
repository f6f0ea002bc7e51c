// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { startTestServer, waitOptions } from "#web/api/test-server.ts";
import { login, logout } from "#web/session/session-store.ts";
import { testUser } from "#web/session/test-user.ts";
import SecondFactorRoute from "./second-factor.tsx";

afterEach(cleanup);

/** Not expired for the browser; only the server checks more. */
const access = `header.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.signature`;

it("keeps the recovery codes on the page although the factor is no longer missing", async () => {
  let isMissing = true;
  const calls = await startTestServer(({ path }) => {
    if (path === "/auth/2fa/setup")
      return { body: { data: { secret: "JBSWY3DP", otpauthUrl: "otpauth://x" } } };
    if (path === "/auth/2fa/enable") {
      isMissing = false;
      const user = { ...testUser, isTwoFactorOn: true };
      return { body: { data: { user, recoveryCodes: ["aaaaa-bbbbb"] } } };
    }
    return { body: { data: { isRequired: true, isMissing, recoveryCodesLeft: 0 } } };
  });
  login({ access, refresh: "refresh" }, testUser);
  onTestFinished(() => logout());
  const router = createMemoryRouter(
    [
      { path: "/second-factor", Component: SecondFactorRoute },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: ["/second-factor"] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole("button", { name: "Set up an app" }, waitOptions));
  fireEvent.change(await screen.findByLabelText("Code", {}, waitOptions), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Turn on" }));
  await screen.findByText("aaaaa-bbbbb", {}, waitOptions);

  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  // Arrives after a call that the page would have made.
  await fetch("/api/v1/site", {});

  expect(screen.getByText("aaaaa-bbbbb")).toBeTruthy();
  expect(calls.filter(({ path }) => path === "/auth/second-factor")).toHaveLength(1);
});
