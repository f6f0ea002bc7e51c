import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);

/** Resolves a path in the repository to an absolute path. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(path, root));

export const resultsFolder = fromRoot("bench/results");
