import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { adminList, one, pageQuery } from "./envelope.ts";
import { limits } from "./limits.ts";
import { Reason } from "./reasons.ts";
import { text } from "./text.ts";

const Id = z.object({ id: z.uuid() });

/** When the text that the admin read was last changed; 409 when it has changed since. */
export const Seen = z.object({ updatedAt: z.iso.datetime().optional() });

export const Rejection = z.object({
  /** Told to the owner word for word. */
  reason: text(limits.moderation.sentence, 1),
  category: Reason.default("other"),
});

/** The endpoints of one review queue: its list, one item whole, and what an admin does with it. */
export const reviewEndpoints = <Row extends z.ZodType, Detail extends z.ZodType = Row>(
  path: string,
  row: Row,
  detail: Detail | Row = row,
) => {
  const response = one(detail as Detail);
  const admin = { path: `${path}/:id`, policy: "admin", params: Id } as const;
  return {
    list: <Query extends z.ZodRawShape>(summary: string, query: Query) =>
      endpoint({
        method: "GET",
        path,
        policy: "admin",
        summary,
        query: z.object({ ...pageQuery(limits.list.adminPage), ...query }),
        response: adminList(row),
      }),
    get: (summary: string) => endpoint({ ...admin, method: "GET", summary, response }),
    act: <Body extends z.ZodType | undefined = undefined>(verb: string, summary: string, body?: Body) =>
      endpoint<typeof response, typeof Id, undefined, Body>({
        ...admin,
        method: "POST",
        path: `${path}/:id/${verb}`,
        summary,
        ...(body && { body }),
        response,
      }),
  };
};
