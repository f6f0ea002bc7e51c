import type { User } from "@vesper/contract/accounts/accounts";
import { api } from "./api.ts";
import { refreshUser } from "./session-store.ts";

/** Loads the account again, for example after its roles changed. */
export const reloadUser = (): Promise<User> =>
  refreshUser(async () => {
    // Import only when needed: the contract would add its schemas to the chunk of every connection.
    const { getCurrentUser } = await import("@vesper/contract/accounts/accounts");
    return (await api.call(getCurrentUser)).data;
  });
