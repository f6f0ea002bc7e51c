// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { waitOptions, startTestServer } from "#web/api/test-server.ts";
import { connectToaster, type ToastRequest } from "#web/ui/feedback/toast.ts";
import { useDecisions } from "./use-decisions.ts";

interface Item {
  _id: string;
  name: string;
}

const ada = { _id: "ada", name: "Ada" };
const bea = { _id: "bea", name: "Bea" };

afterEach(cleanup);

/** Renders a queue and records what it shows, sends and restores. */
async function renderDecisions(refuse?: Error) {
  const calls = await startTestServer(() => ({ body: {} }));
  const toasts: ToastRequest[] = [];
  onTestFinished(connectToaster((command) => void ("show" in command && toasts.push(command.show))));
  const sent: string[] = [];
  const back: string[] = [];
  const confirmed: string[] = [];
  const client = new QueryClient();
  const hook = renderHook(
    () =>
      useDecisions<Item>({
        key: ["queue"],
        getName: ({ name }) => name,
        onRestore: (ids) => void back.push(...ids),
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );

  const approve = (...items: Item[]) =>
    act(() =>
      hook.result.current.decide(items, {
        send: async ({ _id }) => {
          sent.push(_id);
          if (refuse) throw refuse;
        },
        doing: "Approved",
        done: "Approval sent",
        failed: "Failed to approve",
        onDone: () => void confirmed.push(...items.map(({ _id }) => _id)),
      }),
    );
  const messages = () => toasts.map(({ message }) => message);
  const laidBack = () => calls.map(({ method, path }) => `${method} ${path}`);
  return {
    hook,
    approve,
    sent,
    back,
    confirmed,
    toasts,
    messages,
    laidBack,
    gone: () => [...hook.result.current.gone],
  };
}

const waitUntilSettled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

describe("a decision", () => {
  it("hides its items immediately and is not sent during undo", async () => {
    const { approve, sent, gone } = await renderDecisions();

    approve(ada, bea);
    await waitUntilSettled();

    expect([gone(), sent]).toEqual([["ada", "bea"], []]);
  });

  it("is never sent after undo, and releases its item", async () => {
    const { approve, toasts, sent, back, confirmed, gone, laidBack, hook } = await renderDecisions();

    approve(ada);
    act(() => toasts[0]?.action?.onAction());
    hook.unmount();
    await waitFor(() => expect(laidBack()).toEqual(["DELETE /admin/desk/ada"]), waitOptions);

    expect([sent, confirmed, back, gone()]).toEqual([[], [], ["ada"], []]);
  });

  it("is sent and confirmed when its toast closes", async () => {
    const { approve, toasts, sent, confirmed, messages, gone } = await renderDecisions();

    approve(ada);
    act(() => toasts[0]?.onClose?.());
    await waitFor(() => expect(gone()).toEqual([]), waitOptions);

    expect([sent, confirmed]).toEqual([["ada"], ["ada"]]);
    expect(messages()).toEqual(["Approved", "Approval sent"]);
  });

  it("is sent exactly once when the next decision is made", async () => {
    const { approve, toasts, sent } = await renderDecisions();

    approve(ada);
    approve(bea);
    act(() => toasts[0]?.onClose?.());
    await waitUntilSettled();

    expect(sent).toEqual(["ada"]);
  });

  it.each(["pagehide", "blur"])("is sent immediately for any number of items on %s", async (event) => {
    const { approve, sent } = await renderDecisions();
    const many = Array.from({ length: 9 }, (_, index) => ({ _id: `item-${index}`, name: "" }));

    approve(...many);
    act(() => void window.dispatchEvent(new Event(event)));

    expect(sent).toHaveLength(9);
    await waitUntilSettled();
  });

  it("is sent when the admin leaves the queue", async () => {
    const { approve, hook, sent } = await renderDecisions();

    approve(ada);
    hook.unmount();

    expect(sent).toEqual(["ada"]);
    await waitUntilSettled();
  });

  it("restores its item and shows the server's message when rejected", async () => {
    const refusal = new ApiError({
      status: 409,
      body: { error: "conflict", message: "Someone was faster." },
    });
    const { approve, toasts, back, confirmed, gone, messages, laidBack } = await renderDecisions(refusal);

    approve(ada);
    act(() => toasts[0]?.onClose?.());
    await waitFor(() => expect(gone()).toEqual([]), waitOptions);
    await waitFor(() => expect(laidBack()).toEqual(["DELETE /admin/desk/ada"]), waitOptions);

    expect([back, confirmed]).toEqual([["ada"], []]);
    expect(messages()).toEqual(["Approved", "Someone was faster."]);
  });
});
