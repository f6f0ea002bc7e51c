import { errors } from "@vesper/contract/core/errors";
import { ErrorBody, PlainErrorBody } from "@vesper/contract/core/envelope";
import { findScope } from "@vesper/contract/accounts/token-scopes";
import { isForStaff, type AnyEndpoint } from "@vesper/contract/core/endpoint";
import { z } from "zod";
import type { App } from "../app.ts";

const toSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

type Paths = Record<string, Record<string, object>>;

/** Generates the OpenAPI paths from the schemas that validate requests. */
export function describePaths(app: App): Paths {
  const paths: Paths = {};
  for (const endpoint of app.endpoints) {
    const path = (endpoint.base + endpoint.path).replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return paths;
}

export const describeApi = (app: App, paths: Paths): object => ({
  openapi: "3.1.0",
  info: { title: `${app.platform.config.site.name} API`, version: "1" },
  servers: [{ url: app.platform.config.publicUrl }],
  paths,
  components: {
    securitySchemes: {
      bearer: {
        type: "http",
        scheme: "bearer",
        description: "The access token of a session, or a personal access token (vsp_…).",
      },
    },
    schemas: {
      Refusal: toSchema(ErrorBody, "output"),
      SpokenRefusal: toSchema(PlainErrorBody, "output"),
    },
  },
});

function describeEndpoint(endpoint: AnyEndpoint): object {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[1] ?? ""],
    "x-policy": isForStaff(endpoint.policy) ? "staff" : endpoint.policy,
    ...(isForStaff(endpoint.policy) && { "x-capability": endpoint.policy }),
    ...(findScope(endpoint) && { "x-token-scope": findScope(endpoint) }),
    ...(endpoint.recent && { "x-recent-authentication": true }),
    ...(endpoint.limit && { "x-limit": endpoint.limit }),
    ...(endpoint.policy !== "public" && { security: [{ bearer: [] }] }),
    parameters: [
      ...toParameters(endpoint.params, "path"),
      ...toParameters(endpoint.query, "query"),
      ...(endpoint.isOnce ? [idempotencyKeyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: { content: { "application/json": { schema: toSchema(endpoint.body, "input") } } },
    }),
    responses: {
      [endpoint.status]: {
        description: "Success",
        content: { "application/json": { schema: toSchema(endpoint.response, "output") } },
      },
      default: {
        description: `Error: ${Object.keys(errors).join(", ")}`,
        content: { "application/json": { schema: { $ref: getRefusalRef(endpoint) } } },
      },
    },
  };
}

const getRefusalRef = ({ refusal }: AnyEndpoint) =>
  `#/components/schemas/${refusal === "sentence" ? "SpokenRefusal" : "Refusal"}`;

const idempotencyKeyParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A retry with the same key within 24 hours returns the first response and has no further effect.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function toParameters(schema: z.ZodType | undefined, place: "path" | "query"): object[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !(field as z.ZodType).safeParse(undefined).success,
    schema: toSchema(field as z.ZodType, "input"),
  }));
}
