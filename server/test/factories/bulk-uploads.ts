import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

export const csvHeader = "name,email,age,gender,rateOutcall,rateIncall,city,country";
export const toCsvRow = (name: string, more = "") =>
  `${name},${name.toLowerCase().replaceAll(" ", ".")}@example.test,29,female,300,250,Oslo,Norway${more}`;
export const toCsv = (...rows: string[]) => [csvHeader, ...rows].join("\n");

interface SendOptions {
  path?: string;
  filename?: string;
  consent?: string;
  async?: boolean;
  who?: Person | null;
  fileFirst?: boolean;
}

/** Actions that admins take with bulk upload files: send and download. */
export function createBulkUploadActions(world: World, admin: () => Person) {
  async function send(content: string | Buffer, sending: SendOptions = {}) {
    const { path = "process", filename = "people.csv", consent = "true", who = admin() } = sending;
    const form = new FormData();
    if (!sending.fileFirst) form.set("consentAttested", consent);
    form.set(
      "csvFile",
      new Blob([typeof content === "string" ? content : new Uint8Array(content)]),
      filename,
    );
    form.set("consentAttested", consent);
    const sent = new Response(form);
    const reply = await world.http.inject({
      method: "POST",
      url: `/api/v1/bulk-upload/${path}`,
      headers: {
        "content-type": sent.headers.get("content-type") ?? "",
        ...(who && { authorization: `Bearer ${who.tokens.access}` }),
        ...(sending.async && { prefer: "respond-async" }),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  const download = async (path: string) => {
    const reply = await world.http.inject({
      url: `/api/v1/bulk-upload/${path}`,
      headers: { authorization: `Bearer ${admin().tokens.access}` },
    });
    return { text: reply.body, type: reply.headers["content-type"], status: reply.statusCode };
  };

  return { send, download };
}
