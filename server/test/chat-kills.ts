import { startServer } from "./process.ts";
import { runConversation } from "./conversation.ts";

interface DisturbanceScenario {
  /** Settings of the server, including where it stores its data. */
  environment: Record<string, string>;
  messages: number;
  disturbances: number;
  /** Disturbance while people write. Defaults to killing and restarting the server. */
  disturb?: () => void;
}

/** Two people write to each other while the server is killed or otherwise disturbed. */
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
