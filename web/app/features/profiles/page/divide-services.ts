import type { PageProfile } from "./profile-facts.ts";

/** Divides the services of a profile into those that visitors can filter by and the rest, each once. */
export function divideServices({
  services,
  listedServices,
}: Pick<PageProfile, "services" | "listedServices">) {
  const names = new Set(listedServices.map(({ name }) => name));
  return { listed: listedServices, own: [...new Set(services)].filter((name) => !names.has(name)) };
}
