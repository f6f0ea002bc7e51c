import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { z } from "zod";
import { StartFailure } from "#platform/problem.ts";

export interface Prompt {
  /** Asks until the answer is valid. An empty answer means the initial value, if there is one. */
  ask<Value>(question: string, schema: z.ZodType<Value>, initial?: string): Promise<Value>;
  /** Like `ask`, but the terminal does not show what is typed. */
  askSecret<Value>(question: string, schema: z.ZodType<Value>): Promise<Value>;
  choose<Choice extends string>(
    question: string,
    choices: readonly Choice[],
    initial: Choice,
  ): Promise<Choice>;
  close(): void;
}

/** Asks questions on a terminal, or reads the answers line by line from a pipe. */
export function openPrompt(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Prompt {
  let isMuted = false;
  const screen = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: screen, terminal: input.isTTY });
  const lines = terminal[Symbol.asyncIterator]();

  async function readLine(question: string, muted: boolean): Promise<string> {
    output.write(question);
    isMuted = muted;
    const { value, done } = await lines.next();
    isMuted = false;
    if (muted || !input.isTTY) output.write("\n");
    if (done) throw new StartFailure("setup ended before all questions were answered; run it again");
    return value;
  }

  async function askUntilValid<Value>(
    question: string,
    schema: z.ZodType<Value>,
    { initial, muted }: { initial?: string | undefined; muted: boolean },
  ): Promise<Value> {
    for (;;) {
      const line = await readLine(`${question}${initial ? ` [${initial}]` : ""}: `, muted);
      const { data, error } = schema.safeParse(line || initial || "");
      if (!error) return data;
      output.write(`  ${error.issues.map(({ message }) => message).join("; ")}\n`);
      // A pipe cannot think again, so repeating the question would use up its other answers.
      if (!input.isTTY) throw new StartFailure(`setup refused the answer to “${question}”`);
    }
  }

  return {
    ask: (question, schema, initial) => askUntilValid(question, schema, { initial, muted: false }),
    askSecret: (question, schema) => askUntilValid(question, schema, { muted: true }),
    async choose(question, choices, initial) {
      for (;;) {
        const line = await readLine(`${question} (${choices.join(", ")}) [${initial}]: `, false);
        const choice = choices.find((one) => one === (line.trim() || initial));
        if (choice) return choice;
        if (!input.isTTY) throw new StartFailure(`setup refused the answer to “${question}”`);
      }
    },
    close: () => terminal.close(),
  };
}
