import { afterEach, describe, expect, it, vi } from "vitest";
import { askForPassword, reauthentication } from "./reauthentication.ts";

const stops: (() => void)[] = [];
const watch = () => {
  const listener = vi.fn<() => void>();
  stops.push(reauthentication.subscribe(listener));
  return listener;
};

afterEach(() => {
  reauthentication.settle(false);
  for (const stop of stops.splice(0)) stop();
});

describe("reauthentication", () => {
  it("asks once for all waiting calls", async () => {
    const listener = watch();

    const calls = Promise.all([askForPassword(), askForPassword()]);
    expect(reauthentication.isPending()).toBe(true);
    reauthentication.settle(true);

    expect(await calls).toEqual([true, true]);
    expect(reauthentication.isPending()).toBe(false);
    expect(listener).toHaveBeenCalled();
  });

  it("can be canceled and requested again", async () => {
    watch();

    const first = askForPassword();
    reauthentication.settle(false);
    const second = askForPassword();
    reauthentication.settle(true);

    expect([await first, await second]).toEqual([false, true]);
  });

  it("fails immediately when no page can ask for the password", async () => {
    expect(await askForPassword()).toBe(false);
  });
});
