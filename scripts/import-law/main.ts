import { fromRoot, listSourceFiles } from "../lib/files.ts";
import { checkImports } from "./check-imports.ts";

const files = listSourceFiles().filter((file) => /\.tsx?$/.test(file));
const complaints = checkImports(fromRoot("."), files);

for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files`);
process.exitCode = complaints.length > 0 ? 1 : 0;
