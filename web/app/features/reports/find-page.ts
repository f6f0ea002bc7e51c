import { getPublicProfile } from "@vesper/contract/directory";
import { getListing } from "@vesper/contract/listings";
import { api } from "#web/session/api.ts";
import type { ReportedPage } from "./page-in.ts";

/** Where the form for this profile or listing is. */
export async function findReportPath({ type, slug }: ReportedPage): Promise<string> {
  const { data } =
    type === "profile"
      ? await api.call(getPublicProfile, { params: { slugOrId: slug } })
      : await api.call(getListing, { params: { slug } });
  return `/report/${type}/${data._id}`;
}
