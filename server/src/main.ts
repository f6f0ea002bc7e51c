import { enableCompileCache } from "node:module";

// Compiling the sources takes nearly half of startup; the compile cache is stored in the system's temporary folder.
enableCompileCache();
await import("./start.ts");
