import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { apiContext } from "#web/api/client.ts";
import { withPageDataRetry } from "#web/api/page-data.ts";
import { api } from "#web/session/api.ts";

function getContext() {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

globalThis.fetch = withPageDataRetry(fetch.bind(globalThis));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={getContext} />
    </StrictMode>,
  );
});
