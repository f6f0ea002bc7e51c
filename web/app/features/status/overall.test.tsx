// @vitest-environment jsdom
import type { Status } from "@vesper/contract/operations/status";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Overall } from "./overall.tsx";

afterEach(cleanup);

const status: Status = {
  state: "ok",
  summary: "Everything works.",
  checkedAt: "2026-11-18T08:00:00.000Z",
  checks: [],
  nodes: [],
};

it("announces the summary, and not the time of every check", () => {
  const { rerender } = render(<Overall isChecking={false} onCheck={() => {}} />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("Checking…");

  rerender(<Overall status={status} isChecking={false} onCheck={() => {}} />);

  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("Everything works.");
});
