import * as contract from "@vesper/contract/moderation/contact";
import { serve, type App } from "#platform/http/serve.ts";
import { receiveMessage } from "./service/receive.ts";

export function contactRoutes(app: App) {
  serve(app, contract.sendContactMessage, async (ctx, { body }) => {
    await receiveMessage(ctx, body);
    return { success: true as const, message: "Message sent successfully! We'll get back to you soon." };
  });
}
