import { fromRoot, sourceFiles } from "../lib/files.ts";
import { judge } from "./judge.ts";

const files = sourceFiles().filter((file) => /\.tsx?$/.test(file));
const complaints = await judge(fromRoot("."), files);

for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files`);
process.exitCode = complaints.length > 0 ? 1 : 0;
