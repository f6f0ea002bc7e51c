import { startServer } from "./process.ts";
import { talk } from "./talk.ts";

interface Journey {
  /** Where the server keeps what it knows, and whatever else it is told. */
  environment: Record<string, string>;
  messages: number;
  disturbances: number;
  /** What happens while people write; a kill and a new start when left out. */
  disturb?: () => void;
}

/** Two people write to each other while the server is killed, or whatever is done to it. */
export async function talkThroughTrouble({ environment, messages, disturbances, disturb }: Journey) {
  let server = await startServer(environment);
  const { origin } = server;
  async function restart() {
    await server.stop("SIGKILL");
    server = await startServer({ ...environment, PORT: new URL(origin).port });
  }
  const told = await talk({
    origin,
    messages,
    disturbances: Array.from({ length: disturbances }, () => disturb ?? restart),
  });
  await server.stop();
  return told;
}
