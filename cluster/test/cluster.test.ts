import { afterAll } from "vitest";
import { closeCluster } from "./shared-cluster.ts";
import "./shared-state.ts";
import "./redis-messages.ts";
import "./revocations.ts";
import "./age-check.ts";
import "./settings.ts";
import "./replica.ts";
import "./rolling-restart.ts";
import "./releases.ts";
import "./database-outage.ts";
import "./chat.ts";

// All tests share one cluster, because starting one takes longer than most tests.
afterAll(closeCluster);
