import { pageLimits } from "@vesper/contract/core/page-limits";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isTransient } from "#web/api/retry-once.ts";

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < pageLimits.web.retry && isTransient(error),
        refetchOnWindowFocus: false,
      },
    },
  });

/** Query cache of one user. Requires a `key` per user, so that one user's data is never shown to another. */
export function QueryArea({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
