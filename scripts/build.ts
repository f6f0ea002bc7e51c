import { buildWeb } from "./build/build-web.ts";
import { findBuildDifferences } from "./build/reproducible.ts";

if (process.argv.includes("--check-reproducible")) {
  const differences = await findBuildDifferences();
  console.log(differences.join("\n") || "web: built twice, byte for byte the same");
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  const built = await buildWeb({ ifStale: false });
  process.exitCode = built ? 0 : 1;
}
