import { z } from "zod";
import { Person } from "../accounts/person.ts";
import { staff } from "./endpoint.ts";
import { adminList, Id, one, pageQuery } from "./envelope.ts";
import { limits } from "./limits.ts";
import { SettingChanges, SettingName, Settings } from "./setting-values.ts";

const Value = z.union([z.string(), z.number()]);

export const SettingsInForce = z.object({
  /** Number of the newest change. A save names the version it is based on. */
  version: z.int(),
  values: Settings,
  /** Settings that an environment variable determines, with the variable's name. */
  locked: z.partialRecord(SettingName, z.string()),
});
export type SettingsInForce = z.output<typeof SettingsInForce>;

export const SettingChange = z.object({
  _id: z.uuid(),
  name: SettingName,
  /** Null for the default. */
  before: Value.nullable(),
  after: Value.nullable(),
  at: z.iso.datetime(),
  /** Null when the system made the change. */
  by: Person.nullable(),
  /** Whether this change undid an earlier one. */
  isUndo: z.boolean(),
  /** False once the setting was changed again, or while a variable determines it. */
  isUndoable: z.boolean(),
});
export type SettingChange = z.output<typeof SettingChange>;

export const readSettings = staff("settings").get(
  "/admin/settings",
  "Get every setting in force, and which of them environment variables determine",
  { response: one(SettingsInForce) },
);

export const changeSettings = staff("settings").put(
  "/admin/settings",
  "Change settings on every node at once; refused if another admin saved since `version`",
  {
    recent: true,
    body: z.object({ version: z.int().nonnegative(), changes: SettingChanges }),
    response: one(SettingsInForce),
  },
);

export const uploadLogo = staff("settings").post(
  "/admin/settings/logo",
  "Upload a logo (multipart: file), a JPEG, PNG or WebP picture; it replaces the current one",
  {
    recent: true,
    response: one(SettingsInForce),
    status: 201,
    limit: { calls: 30, seconds: 3600, per: "person" },
  },
);

export const listSettingChanges = staff("settings").get(
  "/admin/settings/changes",
  "List the changes of settings, newest first",
  { query: z.object(pageQuery(limits.list.adminPage)), response: adminList(SettingChange) },
);

export const undoSettingChange = staff("settings").post(
  "/admin/settings/changes/:id/undo",
  "Restore the value before a change, unless the setting was changed again since",
  { recent: true, params: Id, response: one(SettingsInForce) },
);
