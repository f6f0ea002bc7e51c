import { createApp } from "../../../server/src/create-app.ts";
import { readConfig } from "../../../server/src/platform/config/config.ts";
import { serve } from "../../../server/src/platform/http/serve.ts";
import { cards, listCards } from "./cards.ts";

// The whole application as main.ts starts it, with one additional endpoint.
const config = readConfig(process.env);
const vesper = await createApp({ config, pages: "none", work: true });
serve(vesper.http, listCards, async () => cards);
process.once("SIGTERM", () => void vesper.close().then(() => process.exit()));
await vesper.http.listen({ port: config.port, host: config.host });
