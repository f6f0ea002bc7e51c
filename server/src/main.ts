import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";

// By default V8 lets the heap grow to four times what is in use before it collects garbage. Filling a database takes
// less time that way, and its process ends.
if (!process.argv.includes("--prepare")) setFlagsFromString("--heap-growing-percent=30");

// Compiling the sources takes nearly half of startup; the compile cache is stored in the system's temporary folder.
enableCompileCache();
await import("./start.ts");
