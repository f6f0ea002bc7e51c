// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { login } from "#web/session/session-store.ts";
import { testUser } from "#web/session/test-user.ts";
import { useAdminKeys } from "./use-admin-keys.ts";

beforeEach(() => login({ access: "", refresh: "" }, { ...testUser, roles: ["moderator"] }));
afterEach(cleanup);

function Page() {
  useAdminKeys({ onPalette: () => {}, onHelp: () => {} });
  return <p>{useLocation().pathname}</p>;
}

it("goes to a section with Caps Lock on, and keeps the letter from other shortcuts", async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />);

  fireEvent.keyDown(document.body, { key: "G" });
  const isLeftToOthers = fireEvent.keyDown(document.body, { key: "A" });

  expect(isLeftToOthers).toBe(false);
  expect(await screen.findByText("/admin/appeals")).toBeDefined();
});

it("leaves a letter alone whose section the viewer may not open", () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />);

  fireEvent.keyDown(document.body, { key: "g" });

  expect(fireEvent.keyDown(document.body, { key: "v" })).toBe(true);
});
