import { createReceiver, type ReceivedCall } from "../fakes/receiver.ts";
import { createWorld } from "../world.ts";

interface LoggedDelivery {
  _id: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
}

const message = { name: "Nora", email: "nora@example.test", subject: "A question", message: "How, please?" };

/** A world with an admin and a receiver whose answers the test chooses. */
export async function createWebhookWorld() {
  const state = { answer: (_call: ReceivedCall): number | Promise<number> => 204 };
  const receiver = await createReceiver((call) => state.answer(call));
  const world = await createWorld({}, { deliveryRules: receiver.rules });
  let admin = await world.admin();
  const act = (id: string, what: string) => world.post(`/admin/webhooks/${id}/${what}`, undefined, admin);

  return {
    world,
    receiver,
    act,
    getAdmin: () => admin,
    answerWith(answer: (call: ReceivedCall) => number | Promise<number>) {
      state.answer = answer;
    },
    /** Forgets webhooks and calls, so that no test sees those of another. */
    async reset() {
      state.answer = () => 204;
      receiver.calls.length = 0;
      await world.db.deleteFrom("webhooks").execute();
      admin = await world.signedInAgain(admin);
    },
    async register(given: object = {}): Promise<{ _id: string; secret: string }> {
      const draft = { url: receiver.url, events: ["contact.received"], ...given };
      return (await world.post("/admin/webhooks", draft, admin)).body.data;
    },
    /** Causes a `contact.received` event without sending it. */
    causeEvent: () => world.post("/api/contact", message),
    /** Causes a `contact.received` event and runs the jobs. */
    async sendEvent() {
      await world.post("/api/contact", message);
      await world.jobs.drain();
    },
    getLog: async (id: string, query = ""): Promise<LoggedDelivery[]> =>
      (await world.get(`/admin/webhooks/${id}/deliveries${query}`, admin)).body.data,
    getWebhook: async (id: string) => (await world.get(`/admin/webhooks/${id}`, admin)).body.data,
    /** Moves the clock and runs what has become due; the job queue itself follows the real time. */
    async pass(milliseconds: number) {
      world.clock.advance(milliseconds);
      await world.jobs.send(world.db, "webhooks.sweep", {});
      await world.jobs.drain();
      admin = await world.signedInAgain(admin);
    },
    async close() {
      await world.close();
      receiver.close();
    },
  };
}
