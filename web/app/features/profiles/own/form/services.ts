import { addEntries, isSameEntry } from "#web/ui/forms/chip-entries.ts";

/** Divides a profile's services into those from the list, under their listed names, and the owner's own words. */
export function splitServices(entries: readonly string[], offered: readonly string[]) {
  const findListed = (entry: string) => offered.find((name) => isSameEntry(name, entry));
  return {
    listed: entries.flatMap((entry) => findListed(entry) ?? []),
    own: entries.filter((entry) => !findListed(entry)),
  };
}

/** Returns the form's text for the new services; those that stay keep their order. */
export function joinServices(before: readonly string[], after: readonly string[]): string {
  const kept = before.filter((entry) => after.some((one) => isSameEntry(one, entry)));
  return addEntries(kept, after).join("\n");
}

/** Finds services by a part of their name, without case and accents. */
export function findServices(offered: readonly string[], typed: string): string[] {
  const wanted = fold(typed.trim());
  return offered.filter((name) => fold(name).includes(wanted));
}

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
