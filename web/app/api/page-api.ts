import type { EndpointResponse } from "@vesper/contract/core/endpoint";
import { toAgeCheckPath } from "@vesper/contract/accounts/age-check-path";
import { redirectDocument } from "react-router";
import { ApiError } from "./api-error.ts";
import type { Api } from "./client.ts";
import type { ApiReply } from "./transport.ts";

type Values = Record<string, string | number | boolean | null | undefined>;

/** A call by the endpoint's method and path, which the server answers in its own process. */
interface PageApiRequest {
  method: string;
  path: string;
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
}

export type CallEndpoint = (request: PageApiRequest) => Promise<ApiReply>;

const wantsAgeProof = ({ status, body }: ApiReply) =>
  status === 403 && (body as { error?: unknown }).error === "age_proof_required";

/**
 * API client of loaders while the server renders a page. Visitors who have yet to prove their age are sent to the page
 * that explains the check, which leads them back. They load the whole document, because the rest of an open page does
 * not know yet that their proof has ended.
 */
export const createPageApi = (callEndpoint: CallEndpoint, pagePath: string): Api => ({
  async call(endpoint, ...given) {
    const { params, query, body } = (given[0] ?? {}) as Omit<PageApiRequest, "method" | "path">;
    const path = endpoint.base + endpoint.path;
    const reply = await callEndpoint({ method: endpoint.method, path, params, query, body });
    if (wantsAgeProof(reply)) throw redirectDocument(toAgeCheckPath(pagePath));
    if (reply.status < 200 || reply.status > 299) throw new ApiError(reply);
    return reply.body as EndpointResponse<typeof endpoint>;
  },
});
