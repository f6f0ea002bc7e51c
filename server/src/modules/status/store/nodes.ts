import { sql, type Insertable, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { SiteNodesTable } from "#platform/database/tables/status.ts";

export type NodeRow = Selectable<SiteNodesTable> & { isSilent: boolean };

/** Nodes that reported within the last hour. Their times are those of the database, which all of them share. */
export const selectNodes = (db: Database): Promise<NodeRow[]> =>
  db
    .selectFrom("siteNodes")
    .selectAll()
    .select(sql<boolean>`seen_at < now() - interval '1 minute'`.as("isSilent"))
    .where("seenAt", ">", sql<Date>`now() - interval '1 hour'`)
    .orderBy("name")
    .execute();

export async function upsertNode(
  db: Database,
  {
    findings,
    ...node
  }: Omit<Insertable<SiteNodesTable>, "seenAt" | "findings"> & {
    findings: Selectable<SiteNodesTable>["findings"];
  },
): Promise<void> {
  const report = { ...node, findings: JSON.stringify(findings), seenAt: sql<Date>`now()` };
  await db
    .insertInto("siteNodes")
    .values(report)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(report))
    .execute();
}

export async function deleteNode(db: Database, name: string): Promise<void> {
  await db.deleteFrom("siteNodes").where("name", "=", name).execute();
}

export async function deletePastNodes(db: Database): Promise<void> {
  await db
    .deleteFrom("siteNodes")
    .where("seenAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
