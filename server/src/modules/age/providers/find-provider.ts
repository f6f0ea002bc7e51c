import type { Config } from "#platform/config/config.ts";
import type { AgeProvider } from "./provider.ts";
import { createSignedRedirect } from "./signed-redirect.ts";

const providers = new WeakMap<NonNullable<Config["ageProvider"]>, AgeProvider>();

/** Returns the provider that the operator connected. An implementation of another protocol is chosen here. */
export function findProvider({ ageProvider }: Config): AgeProvider | undefined {
  if (!ageProvider) return undefined;
  const provider = providers.get(ageProvider) ?? createSignedRedirect(ageProvider);
  providers.set(ageProvider, provider);
  return provider;
}
