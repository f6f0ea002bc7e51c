import { z } from "zod";
import { anyone, member } from "../core/endpoint.ts";
import { Id, one, removed, messageOnly } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { searchFilters } from "./search.ts";
import { text } from "../core/text.ts";

export const SearchAlerts = z.enum(["off", "daily", "instant"]);
export type SearchAlerts = z.output<typeof SearchAlerts>;

const filters = z.object(searchFilters);
/** `nearCity` is the display name of the place whose coordinates are in `near`. */
const filterNames = [...Object.keys(searchFilters), "nearCity"] as (
  | keyof typeof searchFilters
  | "nearCity"
)[];
/** These are not filters by themselves, because they exclude no profile. */
const modifierNames = new Set(["radiusKm", "nearCity"]);

/** Filters as they appear in the URL of the search page, where a saved search is opened. */
const RawQuery = z.object(
  Object.fromEntries(filterNames.map((name) => [name, text(2000, 1).optional()])) as Record<
    (typeof filterNames)[number],
    z.ZodOptional<z.ZodString>
  >,
);

/** Saved filters: validated like a search, stored as entered. */
export const SavedQuery = RawQuery.superRefine((query, ctx) => {
  const { error } = filters.safeParse(query);
  for (const issue of error?.issues ?? []) {
    ctx.addIssue({ code: "custom", path: issue.path, message: issue.message });
  }
  if (Object.keys(query).every((name) => modifierNames.has(name))) {
    ctx.addIssue({ code: "custom", message: "must include at least one filter" });
  }
});
export type SavedQuery = z.output<typeof SavedQuery>;

export const SavedSearchDraft = z.object({
  name: text(limits.savedSearches.name, 1),
  query: SavedQuery,
  alerts: SearchAlerts.default("off"),
});
export type SavedSearchDraft = z.output<typeof SavedSearchDraft>;

/** PUT is partial: an absent field keeps its value. */
export const SavedSearchChange = z.object({ ...SavedSearchDraft.shape, alerts: SearchAlerts }).partial();
export type SavedSearchChange = z.output<typeof SavedSearchChange>;

export const SavedSearch = z.object({
  _id: z.uuid(),
  name: z.string(),
  query: RawQuery,
  alerts: SearchAlerts,
  createdAt: z.iso.datetime(),
});
export type SavedSearch = z.output<typeof SavedSearch>;

export const listSavedSearches = member.get(
  "/saved-searches",
  "List your saved searches, newest first, and how many you can have",
  { response: z.object({ data: z.array(SavedSearch), meta: z.object({ most: z.int() }) }) },
);

export const saveSearch = member.post(
  "/saved-searches",
  "Save a search under a name, with optional email alerts",
  { body: SavedSearchDraft, response: one(SavedSearch), status: 201, isOnce: true },
);

export const updateSavedSearch = member.put(
  "/saved-searches/:id",
  "Update a saved search; omitted fields stay unchanged",
  { params: Id, body: SavedSearchChange, response: one(SavedSearch) },
);

export const deleteSavedSearch = member.delete("/saved-searches/:id", "Delete a saved search", {
  params: Id,
  response: removed,
});

export const stopAlerts = anyone.post(
  "/saved-searches/off",
  "Turn off the alerts for a saved search with the link in its emails; no sign-in needed",
  {
    body: z.object({ token: z.string().min(1).max(200) }),
    response: messageOnly,
    limit: { calls: 60, seconds: 3600, per: "network" },
  },
);
