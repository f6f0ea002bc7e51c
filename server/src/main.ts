import { enableCompileCache } from "node:module";

// Nearly half of a start is spent on reading the sources; what was read once is kept in the system's temporary folder.
enableCompileCache();
await import("./start.ts");
