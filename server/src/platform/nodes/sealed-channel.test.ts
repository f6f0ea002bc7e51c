import pino from "pino";
import { expect, it } from "vitest";
import { createFakeClock } from "#test/fakes/clock.ts";
import { buildMessageSealer } from "#test/factories/message-sealer.ts";

const said = { from: "one", name: "user.changed", news: { userId: "ada" } };

it("opens what another node of the same site has sealed, and shows nothing of it", () => {
  const [one, other] = [buildMessageSealer(), buildMessageSealer()];

  const text = one.seal(said);

  expect(other.open(text)).toEqual(said);
  expect(Buffer.from(text, "base64").toString()).not.toContain("ada");
});

it("opens nothing of another site or another channel, nothing changed and nothing that was never sealed", () => {
  const words = buildMessageSealer();
  const sealed = words.seal(said);
  const changed = Buffer.from(sealed, "base64");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  const foreign = [
    buildMessageSealer({ secret: "the secret of another site, long enough" }).seal(said),
    buildMessageSealer({ channel: "sockets" }).seal(said),
    changed.toString("base64"),
    sealed.slice(0, 20),
    JSON.stringify(said),
    "not json",
    "",
    undefined,
    null,
    7,
    {},
  ];

  expect(foreign.map((text) => words.open(text))).toEqual(foreign.map(() => null));
});

it("opens nothing that is minutes old, so that a recording cannot be played again", () => {
  const clock = createFakeClock();
  const words = buildMessageSealer({ clock });
  const text = words.seal(said);

  clock.advance(60_000);
  const inTime = words.open(text);
  clock.advance(61_000);

  expect(inTime).toEqual(said);
  expect(words.open(text)).toBeNull();
});

it("warns of what it refused once in a while, not each time", () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const words = buildMessageSealer({ log });

  for (let count = 0; count < 100; count += 1) words.reportRejected();

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("dropped words in Redis");
});
