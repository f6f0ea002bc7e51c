import { validate as isUuid } from "uuid";
import { getPublicProfile } from "#modules/profiles/index.ts";
import type { Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import type { Subject } from "#platform/subjects/subjects.ts";

/** Returns the path of a URL on this site, or null for any other URL. */
function findPath({ config }: Context, address: string): string | null {
  const here = new URL(config.publicUrl).origin;
  const url = URL.parse(address, here);
  return url?.origin === here ? url.pathname : null;
}

async function findSubject(ctx: Context, address: string): Promise<Subject | undefined> {
  const [, folder, name = ""] = /^\/(media|escort)\/([\w-]+)/.exec(findPath(ctx, address) ?? "") ?? [];
  if (folder === "media") return isUuid(name) ? ctx.subjects.findRules("media")?.find(ctx, name) : undefined;
  if (folder !== "escort") return undefined;
  try {
    const { id } = await getPublicProfile(ctx, name.toLowerCase());
    return await ctx.subjects.findRules("profile")?.find(ctx, id);
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Resolves URLs to distinct pictures and profiles; throws if any of them is unknown. */
export async function findNamedSubjects(ctx: Context, addresses: string[]): Promise<Subject[]> {
  const found = new Map<string, Subject>();
  for (const address of addresses) {
    const subject = await findSubject(ctx, address);
    if (!subject) {
      throw new Problem("validation_error", undefined, {
        details: [
          "addresses: We couldn’t find this picture or profile. Check the address; it may also be hidden already.",
        ],
      });
    }
    found.set(subject.id, subject);
  }
  return [...found.values()];
}
