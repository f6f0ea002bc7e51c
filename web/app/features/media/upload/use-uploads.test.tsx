// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { waitOptions, startTestServer, type ServedCall } from "#web/api/test-server.ts";
import { connectToaster } from "#web/ui/feedback/toast.ts";
import { useUploads } from "./use-uploads.ts";

const picture = (name: string) => new File(["bytes"], `${name}.png`, { type: "image/png" });
const titleIn = ({ body }: ServedCall) => /name="title"\r\n\r\n(\w+)/.exec(String(body))?.[1] ?? "";
const refused = { status: 403, body: { error: "forbidden", message: "Not yet." } };

afterEach(cleanup);

type Answering = Parameters<typeof startTestServer>[0];

/** Accepts every upload and stores it under its title. */
const storing: Answering = (call) => {
  if (call.path === "/media/upload") return { status: 201, body: { data: { _id: titleIn(call) } } };
  if (call.path === "/media/my-media") return { body: { data: [{ _id: "older" }, { _id: "second" }] } };
  return { body: { data: {} } };
};

/** Renders the hook with files already chosen. */
async function chooseFiles(files: File[], answer: Answering = storing) {
  const served = await startTestServer(answer);
  const toasts: string[] = [];
  onTestFinished(connectToaster((command) => void ("show" in command && toasts.push(command.show.message))));
  const client = new QueryClient();
  const { result, unmount } = renderHook(useUploads, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.handleFiles(files));
  act(() => {
    for (const { id, file } of result.current.chosen) {
      result.current.form.setValue(`drafts.${id}.title`, file.name.replace(".png", ""));
    }
  });

  const uploads = () => result.current;
  const send = () => uploads().sendThese(uploads().unsent, true, uploads().form.getValues());
  const statuses = () => uploads().chosen.map(({ id }) => uploads().transfers.get(id)?.status);
  const calls = () => served.map(({ method, path }) => `${method} ${path}`);
  return { uploads, send, statuses, served, calls, toasts, unmount };
}

describe("uploads", () => {
  it("are submitted for review and keep the order of selection", async () => {
    const { uploads, send, statuses, served, calls, toasts } = await chooseFiles([
      picture("first"),
      picture("second"),
    ]);

    await act(send);

    expect(statuses()).toEqual(["done", "done"]);
    expect(uploads().isComplete).toBe(true);
    expect(calls()).toEqual(
      expect.arrayContaining(["POST /media/first/submit", "POST /media/second/submit"]),
    );
    expect(served.at(-1)).toMatchObject({
      path: "/media/order",
      body: { ids: ["older", "first", "second"] },
    });
    expect(toasts).toEqual(["Media uploaded successfully"]);
  });

  it("resend only the missing step after a partial failure", async () => {
    let isRefused = true;
    const { uploads, send, statuses, calls } = await chooseFiles([picture("first")], (call) =>
      call.path.endsWith("/submit") && isRefused ? refused : storing(call),
    );

    await act(send);
    const before = [statuses(), uploads().unsent.length];
    isRefused = false;
    await act(send);

    expect(before).toEqual([["failed"], 1]);
    expect(statuses()).toEqual(["done"]);
    expect(calls()).toEqual(["POST /media/upload", "POST /media/first/submit", "POST /media/first/submit"]);
  });

  it("retry one file while another has no title yet", async () => {
    let isRefused = true;
    const { uploads, send, statuses } = await chooseFiles([picture("first")], (call) =>
      call.path === "/media/upload" && isRefused ? refused : storing(call),
    );
    await act(send);
    isRefused = false;
    act(() => uploads().handleFiles([picture("second")]));

    const [failed] = uploads().chosen;
    await act(async () => failed && uploads().resend(failed, true));

    expect(statuses()).toEqual(["done", undefined]);
  });

  it("fail independently of each other", async () => {
    const { send, statuses, uploads } = await chooseFiles([picture("first"), picture("second")], (call) =>
      call.path === "/media/upload" && titleIn(call) === "first" ? refused : storing(call),
    );

    await act(send);

    expect(statuses()).toEqual(["failed", "done"]);
    expect([uploads().isComplete, uploads().unsent.length]).toEqual([false, 1]);
  });

  it("run three at a time, starting the next when one finishes", async () => {
    const waiting: (() => void)[] = [];
    const names = ["one", "two", "three", "four"];
    const { send, statuses, calls } = await chooseFiles(names.map(picture), async (call) => {
      if (call.path === "/media/upload") await new Promise<void>((resolve) => waiting.push(resolve));
      return storing(call);
    });
    const uploaded = () => calls().filter((call) => call === "POST /media/upload").length;

    let sending = Promise.resolve();
    act(() => void (sending = send()));
    await waitFor(() => expect(uploaded()).toBe(3), waitOptions);
    const before = statuses();
    waiting.shift()?.();
    await waitFor(() => expect(uploaded()).toBe(4), waitOptions);
    for (const resolve of waiting) resolve();
    await act(() => sending);

    expect(before.filter((status) => status === "waiting")).toHaveLength(1);
    expect(statuses()).toEqual(["done", "done", "done", "done"]);
  });

  it("stop when canceled, without an error toast", async () => {
    const { uploads, send, statuses, calls, toasts } = await chooseFiles([picture("first")], (call) =>
      call.path === "/media/upload" ? new Promise(() => {}) : storing(call),
    );
    let sending = Promise.resolve();
    act(() => void (sending = send()));
    await waitFor(() => expect(calls()).toEqual(["POST /media/upload"]), waitOptions);
    expect(uploads().isSending).toBe(true);

    act(() => uploads().cancel(uploads().chosen[0]?.id ?? ""));
    await act(() => sending);

    expect([statuses(), toasts]).toEqual([["failed"], []]);
    expect(uploads().transfers.get(uploads().chosen[0]?.id ?? "")).toMatchObject({
      message: "Upload canceled.",
    });
  });

  it("start without a title", async () => {
    const { uploads } = await chooseFiles([]);

    act(() => uploads().handleFiles([picture("IMG_0001")]));

    expect(uploads().form.getValues("drafts.file-1.title")).toBe("");
  });

  it("reject files that are neither picture nor video before sending", async () => {
    const { uploads } = await chooseFiles([new File(["text"], "notes.txt", { type: "text/plain" })]);

    expect(uploads().chosen).toEqual([]);
    expect(uploads().refused).toMatchObject([
      { name: "notes.txt", problem: "Please select an image or video file" },
    ]);
  });
});
