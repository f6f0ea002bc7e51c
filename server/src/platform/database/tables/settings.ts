import type { SettingName, SettingValue } from "@vesper/contract/core/setting-values";
import type { ColumnType, Generated } from "kysely";

/** JSON is written as text, because the driver would send a string or a number as is. */
type JsonValue = ColumnType<SettingValue, string, string>;
type NullableJsonValue = ColumnType<SettingValue | null, string | null, never>;

export interface SettingsTable {
  /** A row of a newer release can name a setting that this one does not know. */
  name: string;
  value: JsonValue;
  changedAt: Date;
}

export interface SettingChangesTable {
  id: string;
  position: number;
  name: SettingName;
  before: NullableJsonValue;
  after: NullableJsonValue;
  undid: string | null;
  changedBy: string | null;
  changedAt: Date;
}

export interface PublicationPolicyTable {
  onlyOne: Generated<boolean>;
  policy: string;
  appliedAt: Date;
}
