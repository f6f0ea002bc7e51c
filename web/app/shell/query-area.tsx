import { pageLimits } from "@vesper/contract/page-limits";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";

// A refusal stays a refusal; only what may pass is tried again.
const mayPass = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < pageLimits.web.retry && mayPass(error),
        refetchOnWindowFocus: false,
      },
    },
  });

/** Remembers what was loaded for one person. Give it a key, so that nobody sees another's data. */
export function QueryArea({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
