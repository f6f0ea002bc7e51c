import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    folder: string;
  }
}

/** Creates the folder for the cluster and deletes it after the tests. */
export default function createTemporaryFolder(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "vesper-cluster-"));
  project.provide("folder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
