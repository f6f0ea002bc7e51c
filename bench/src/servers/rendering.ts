import { createApp } from "../../../server/src/create-app.ts";
import { readConfig } from "../../../server/src/platform/config/config.ts";

// The whole application as main.ts starts it, but every request drops the page cache and so renders its page.
const config = readConfig(process.env);
const vesper = await createApp({ config, pages: "built", work: true });
vesper.http.addHook("onRequest", (_request, _reply, done) => {
  vesper.platform.pages.purge();
  done();
});
process.once("SIGTERM", () => void vesper.close().then(() => process.exit()));
await vesper.http.listen({ port: config.port, host: config.host });
