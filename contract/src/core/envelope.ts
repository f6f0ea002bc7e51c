import { z } from "zod";
import { limits } from "./limits.ts";

/** Response `{ data }`, with an optional message for people. */
export const one = <T extends z.ZodType>(data: T) => z.object({ data, message: z.string().optional() });

/** Response with a message and no data. */
export const messageOnly = z.object({ message: z.string() });

/** Parameters for a path with `:id`. */
export const Id = z.object({ id: z.uuid() });

export const removed = one(z.object({ _id: z.uuid() }));

/** Endless feed: it has no total, and its cursor stays fast at any depth. */
export const feed = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    pagination: z.object({
      limit: z.int(),
      offset: z.int(),
      hasMore: z.boolean(),
      nextCursor: z.string().nullable(),
      /** Number of items after this page, counted up to 24, whatever the limit is. */
      ahead: z.int(),
    }),
  });

export const PageMeta = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
});
export type PageMeta = z.output<typeof PageMeta>;

/** Paginated response for public lists and favorites. */
export const list = <T extends z.ZodType>(data: T) => z.object({ data, meta: PageMeta });

export const AdminPagination = z.object({
  page: z.int(),
  limit: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type AdminPagination = z.output<typeof AdminPagination>;

export const adminList = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), pagination: AdminPagination });

/** An integer in a query. It is matched by a pattern, because coercion also accepts `0x10`, `1e1` and ` 5 `. */
export const queryInt = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(min).max(max));

export const queryFlag = z.enum(["true", "false"]).transform((value) => value === "true");

/** `page` and `limit` parameters of every paginated list. */
export const pageQuery = (defaultLimit: number, maxLimit: number = limits.list.max) => ({
  page: queryInt(1, 1_000_000).default(1),
  limit: queryInt(1, maxLimit).default(defaultLimit),
});

/** Body of every error response. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  details: z.array(z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof ErrorBody>;

/** Error body of the one endpoint outside the API base: a plain message, as the specification requires. */
export const PlainErrorBody = z.object({ error: z.string() });
export type PlainErrorBody = z.output<typeof PlainErrorBody>;
