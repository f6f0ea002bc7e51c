import { createFakeClock } from "../fakes/clock.ts";
import { createWorld } from "../world.ts";
import { createIssuer } from "./issuer.ts";

/** A site that asks everyone for a proof of age, with an issuer it trusts and a browser that keeps the cookie. */
export async function createAgeSite(
  environment: Record<string, string> = {},
  options: Parameters<typeof createWorld>[1] = {},
) {
  const issuer = await createIssuer({ now: createFakeClock().now() });
  const world = await createWorld({ AGE_GATE: "proof", AGE_ISSUERS: issuer.pem, ...environment }, options);
  return { issuer, world, openBrowser: () => openBrowser(world) };
}

export type AgeSite = Awaited<ReturnType<typeof createAgeSite>>;

/** A browser without JavaScript: it keeps cookies and submits forms. */
function openBrowser({ http }: Awaited<ReturnType<typeof createWorld>>) {
  let cookie = "";

  async function send(request: { method: "GET" | "POST"; url: string; form?: Record<string, string> }) {
    const { method, url, form } = request;
    const type = form && { "content-type": "application/x-www-form-urlencoded" };
    const reply = await http.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...type },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    const set = String(reply.headers["set-cookie"] ?? "");
    if (set) [cookie = ""] = set.split(";");
    return {
      status: reply.statusCode,
      location: reply.headers.location ?? "",
      set,
      body: reply.body,
    };
  }

  const get = (url: string) => send({ method: "GET", url });
  return {
    get,
    getCookie: () => cookie,
    setCookie: (value: string) => void (cookie = value),
    /** Starts a check. Returns its ID and the link for the wallet. */
    async startCheck(flow: "device" | "qr", to: string | null = "/escort/luna") {
      const form: Record<string, string> = to === null ? { flow } : { flow, to };
      const { location } = await send({ method: "POST", url: "/age/start", form });
      const id = location.replace("/age-check/wait/", "");
      const { body } = await get(`/api/v1/age/checks/${id}`);
      return { id, link: (JSON.parse(body) as { data: { link: string } }).data.link };
    },
    getStatus: async (id: string) =>
      (JSON.parse((await get(`/api/v1/age/checks/${id}`)).body) as { data: { status: string } }).data.status,
    /** Whether the site shows people to this browser. */
    canEnter: async () => (await get("/api/v1/escort-profile/public")).status === 200,
  };
}

/** Posts a wallet's answer to the address that the link names. */
export async function postAnswer(
  { http }: Awaited<ReturnType<typeof createWorld>>,
  link: string,
  answer: object,
) {
  const url = new URL(new URL(link).searchParams.get("response_uri") ?? "").pathname;
  const reply = await http.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(answer as Record<string, string>).toString(),
  });
  const body = JSON.parse(reply.body) as { redirect_uri?: string; error?: string };
  return { status: reply.statusCode, body };
}
