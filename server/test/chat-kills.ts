import { startServer } from "./process.ts";
import { runConversation } from "./conversation.ts";

interface DisturbanceScenario {
  /** Where the server keeps what it knows, and whatever else it is told. */
  environment: Record<string, string>;
  messages: number;
  disturbances: number;
  /** What happens while people write; a kill and a new start when left out. */
  disturb?: () => void;
}

/** Two people write to each other while the server is killed, or whatever is done to it. */
export async function runDisturbedConversation({
  environment,
  messages,
  disturbances,
  disturb,
}: DisturbanceScenario) {
  let server = await startServer(environment);
  const { origin } = server;
  async function restart() {
    await server.stop("SIGKILL");
    server = await startServer({ ...environment, PORT: new URL(origin).port });
  }
  const told = await runConversation({
    origin,
    messages,
    disturbances: Array.from({ length: disturbances }, () => disturb ?? restart),
  });
  await server.stop();
  return told;
}
