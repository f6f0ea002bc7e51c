import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { list, one, pageQuery, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { PublicPerson } from "./person.ts";

export const Block = PublicPerson.extend({ blockedAt: z.iso.datetime() });
export type Block = z.output<typeof Block>;

const UserIdParams = z.object({ userId: z.uuid() });

export const blockPerson = member.post(
  "/blocks/:userId",
  "Block a person, so that neither sees the other; idempotent",
  {
    params: UserIdParams,
    response: one(Block),
    status: 201,
    limit: { calls: 100, seconds: 3600, per: "person" },
  },
);

export const unblockPerson = member.delete("/blocks/:userId", "Unblock a person; idempotent", {
  params: UserIdParams,
  response: removed,
});

export const listBlocks = member.get("/blocks", "List the people you have blocked, newest first", {
  query: z.object(pageQuery(limits.list.adminPage)),
  response: list(z.array(Block)),
});
