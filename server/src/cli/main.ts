import { enableCompileCache } from "node:module";

// Compiling the sources takes a third of a command; the compile cache is stored in the system's temporary folder.
enableCompileCache();
await import("./run-command.ts");
