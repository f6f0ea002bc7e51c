import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { list, one, pageQuery, removed } from "./envelope.ts";
import { limits } from "./limits.ts";
import { PublicPerson } from "./person.ts";

export const Block = PublicPerson.extend({ blockedAt: z.iso.datetime() });
export type Block = z.output<typeof Block>;

const Whom = z.object({ userId: z.uuid() });

export const blockPerson = endpoint({
  method: "POST",
  path: "/blocks/:userId",
  policy: "signed-in",
  summary: "Become invisible to each other; doing it twice changes nothing",
  params: Whom,
  response: one(Block),
  status: 201,
  limit: { calls: 100, seconds: 3600, per: "person" },
});

export const unblockPerson = endpoint({
  method: "DELETE",
  path: "/blocks/:userId",
  policy: "signed-in",
  summary: "Take a block back; doing it twice changes nothing",
  params: Whom,
  response: removed,
});

export const listBlocks = endpoint({
  method: "GET",
  path: "/blocks",
  policy: "signed-in",
  summary: "People one has blocked, newest first",
  query: z.object(pageQuery(limits.list.adminPage)),
  response: list(z.array(Block)),
});
