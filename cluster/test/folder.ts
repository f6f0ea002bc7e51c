import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    folder: string;
  }
}

/** Where everything of the cluster lives, and what is left of it afterwards: nothing. */
export default function createTemporaryFolder(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "vesper-cluster-"));
  project.provide("folder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
