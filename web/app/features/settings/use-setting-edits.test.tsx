// @vitest-environment jsdom
import type { SettingsInForce } from "@vesper/contract/core/admin-settings";
import { initialSettings } from "@vesper/contract/core/setting-values";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useSettingEdits } from "./use-setting-edits.ts";

afterEach(cleanup);

it("forgets the removal of a logo that another one has replaced, and keeps other edits", () => {
  const [old, next] = [`${"a".repeat(32)}-100x40`, `${"b".repeat(32)}-80x80`];
  const toSettings = (logo: string) =>
    ({ values: { ...initialSettings, logo }, version: 1, locked: {} }) as SettingsInForce;
  const { result, rerender } = renderHook((logo: string) => useSettingEdits(toSettings(logo)), {
    initialProps: old,
  });
  act(() => result.current.edit("logo", ""));
  act(() => result.current.edit("siteName", "Harbor"));

  act(() => result.current.drop("logo"));
  rerender(next);

  expect(result.current.changes).toEqual({ siteName: "Harbor" });
  expect(result.current.current.logo).toBe(next);
});
