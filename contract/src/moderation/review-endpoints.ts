import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import type { Capability } from "../accounts/capabilities.ts";
import { Id, adminList, one, pageQuery } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Reason } from "./reasons.ts";
import { text } from "../core/text.ts";

/** `updatedAt` of the version the admin read; the response is 409 if the item has changed since. */
export const ExpectedVersion = z.object({ updatedAt: z.iso.datetime().optional() });

export const Rejection = z.object({
  /** Explanation sent to the owner verbatim. */
  reason: text(limits.moderation.sentence, 1),
  category: Reason.default("other"),
});

/** Endpoints of one review queue for staff with a capability: list, detail and actions. */
export const reviewEndpoints = <Row extends z.ZodType, Detail extends z.ZodType = Row>(
  capability: Capability,
  path: string,
  row: Row,
  detail: Detail | Row = row,
) => {
  const response = one(detail as Detail);
  const definers = staff(capability);
  return {
    list: <Query extends z.ZodRawShape>(summary: string, query: Query) =>
      definers.get(path, summary, {
        query: z.object({ ...pageQuery(limits.list.adminPage), ...query }),
        response: adminList(row),
      }),
    get: (summary: string) => definers.get(`${path}/:id`, summary, { params: Id, response }),
    act: <Body extends z.ZodType | undefined = undefined>(verb: string, summary: string, body?: Body) =>
      definers.post<typeof response, typeof Id, undefined, Body>(`${path}/:id/${verb}`, summary, {
        params: Id,
        ...(body && { body }),
        response,
      }),
  };
};
