import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listSourceFiles } from "../lib/files.ts";
import type { Inventory } from "./difference.ts";

type Describe = (schema: unknown, io: "input" | "output") => unknown;

/** Lists every endpoint and socket call that the contract of a checkout exports, with its schemas. */
export async function readCalls(checkout: string): Promise<Inventory> {
  const calls: Inventory = new Map();
  const describe = await loadDescribe(checkout);
  for (const file of listSourceFiles("contract/src", checkout)) {
    if (!/(?<!\.(test|long))\.ts$/.test(file)) continue;
    const exported: object = await import(pathToFileURL(join(checkout, file)).href);
    for (const value of Object.values(exported)) collectCalls(value, describe, calls);
  }
  return calls;
}

async function loadDescribe(checkout: string): Promise<Describe> {
  const zod = createRequire(join(checkout, "contract/package.json")).resolve("zod");
  const { toJSONSchema } = (await import(pathToFileURL(zod).href)) as {
    toJSONSchema: (schema: unknown, options: object) => unknown;
  };
  return (schema, io) => schema && toJSONSchema(schema, { io, unrepresentable: "any" });
}

/** An export is a call, or an object of calls. */
function collectCalls(value: unknown, describe: Describe, calls: Inventory) {
  if (!isRecord(value)) return;
  const found = [value, ...Object.values(value)].filter(isRecord);
  for (const call of found) {
    if (isEndpoint(call)) {
      calls.set(`${call.method} ${call.base}${call.path}`, describeEndpoint(call, describe));
    } else if (isSocketCall(call)) {
      calls.set(`socket ${call.name}`, [`body ${toStableJson(describe(call.body, "input"))}`]);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("_zod" in value);
const isSchema = (value: unknown) => typeof value === "object" && value !== null && "_zod" in value;

const isEndpoint = (value: Record<string, unknown>): value is Record<"method" | "base" | "path", string> =>
  typeof value["method"] === "string" && typeof value["path"] === "string" && isSchema(value["response"]);
const isSocketCall = (value: Record<string, unknown>): value is { name: string; body: unknown } =>
  typeof value["name"] === "string" && isSchema(value["body"]);

/** One part for each property; the order of keys is irrelevant. */
function describeEndpoint(call: Record<string, unknown>, describe: Describe): string[] {
  const described = {
    ...call,
    params: describe(call["params"], "input"),
    query: describe(call["query"], "input"),
    body: describe(call["body"], "input"),
    response: describe(call["response"], "output"),
  };
  return Object.entries(described).map(([key, value]) => `${key} ${toStableJson(value)}`);
}

function toStableJson(value: unknown): string {
  const sorted = (_key: string, inner: unknown) => {
    if (isRecord(inner))
      return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const isList = Array.isArray(inner) && inner.every((item) => typeof item === "string");
    return isList ? inner.toSorted() : inner;
  };
  return JSON.stringify(value, sorted) ?? "none";
}
