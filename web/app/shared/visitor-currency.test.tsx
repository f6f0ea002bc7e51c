// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestServer, waitOptions } from "#web/api/test-server.ts";
import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";
import { useConversion, useCurrency, useShownCurrency } from "./visitor-currency.ts";

afterEach(cleanup);
beforeEach(() => removeItem("currency"));

const rates = { data: [{ currency: "EUR", perDollar: 0.92 }] };

it("shows the choice at once, and remembers it when its rate is known", async () => {
  await startTestServer(() => ({ body: rates }));
  const { result } = renderHook(useCurrency);
  act(() => void result.current.handleChange("EUR"));
  const atOnce = [result.current.wanted, result.current.currency.code, readItem("currency")];

  await waitFor(() => expect(result.current.currency.code).toBe("EUR"), waitOptions);
  expect(atOnce).toEqual(["EUR", "USD", null]);
  expect(readItem("currency")).toBe("EUR");
});

it("goes back to the previous currency if the rate is not known, and says so", async () => {
  await startTestServer(() => ({ body: rates }));
  const { result } = renderHook(useCurrency);
  act(() => void result.current.handleChange("GBP"));

  await waitFor(() => expect(result.current.isFailed).toBe(true), waitOptions);
  expect([result.current.wanted, readItem("currency")]).toEqual(["USD", null]);
});

it("uses the last choice, in whatever order the rates arrive", async () => {
  const gate = Promise.withResolvers<void>();
  const calls = await startTestServer(async () => {
    await gate.promise;
    return { body: rates };
  });
  const { result } = renderHook(useCurrency);
  let first = Promise.resolve();
  act(() => void (first = result.current.handleChange("EUR")));
  await waitFor(() => expect(calls).toHaveLength(1), waitOptions);
  await act(() => result.current.handleChange("USD"));
  gate.resolve();
  await act(() => first);

  expect([result.current.wanted, result.current.currency.code, readItem("currency")]).toEqual([
    "USD",
    "USD",
    null,
  ]);
});

it("is the currency of the site until the visitor chooses another", async () => {
  await startTestServer(() => ({ body: rates }));
  const { result } = renderHook(() => ({ own: useCurrency("EUR"), shown: useShownCurrency() }));

  await waitFor(() => expect(result.current.own.currency.code).toBe("EUR"), waitOptions);
  const stored = readItem("currency");
  await act(() => result.current.own.handleChange("USD"));

  expect([stored, readItem("currency"), result.current.shown.code]).toEqual([null, "USD", "USD"]);
});

it("converts the prices of a profile only if the visitor chose another currency", async () => {
  const calls = await startTestServer(() => ({
    body: { data: [...rates.data, { currency: "GBP", perDollar: 0.8 }] },
  }));
  const unchosen = renderHook(() => useConversion("GBP"));
  writeItem("currency", "EUR");
  const same = renderHook(() => useConversion("EUR"));
  const other = renderHook(() => useConversion("GBP"));

  await waitFor(() => expect(other.result.current?.code).toBe("EUR"), waitOptions);
  expect(other.result.current?.convert(400)).toBe(460);
  expect([unchosen.result.current, same.result.current, calls.length]).toEqual([null, null, 1]);
});
