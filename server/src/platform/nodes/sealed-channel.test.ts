import pino from "pino";
import { expect, it } from "vitest";
import { createFakeClock } from "#test/fakes/clock.ts";
import { buildMessageSealer } from "#test/factories/message-sealer.ts";

const message = { from: "one", name: "user.changed", news: { userId: "ada" } };

it("opens a message sealed by another node without exposing its content", () => {
  const [one, other] = [buildMessageSealer(), buildMessageSealer()];

  const text = one.seal(message);

  expect(other.open(text)).toEqual(message);
  expect(Buffer.from(text, "base64").toString()).not.toContain("ada");
});

it("rejects messages from another site or channel, tampered or unsealed ones", () => {
  const sealer = buildMessageSealer();
  const sealed = sealer.seal(message);
  const changed = Buffer.from(sealed, "base64");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  const foreign = [
    buildMessageSealer({ secret: "the secret of another site, long enough" }).seal(message),
    buildMessageSealer({ channel: "sockets" }).seal(message),
    changed.toString("base64"),
    sealed.slice(0, 20),
    JSON.stringify(message),
    "not json",
    "",
    undefined,
    null,
    7,
    {},
  ];

  expect(foreign.map((text) => sealer.open(text))).toEqual(foreign.map(() => null));
});

it("rejects messages that are minutes old, which prevents replays", () => {
  const clock = createFakeClock();
  const sealer = buildMessageSealer({ clock });
  const text = sealer.seal(message);

  clock.advance(60_000);
  const inTime = sealer.open(text);
  clock.advance(61_000);

  expect(inTime).toEqual(message);
  expect(sealer.open(text)).toBeNull();
});

it("throttles the warnings about rejected messages", () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const sealer = buildMessageSealer({ log });

  for (let count = 0; count < 100; count += 1) sealer.reportRejected();

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("dropped unsigned cluster messages");
});
