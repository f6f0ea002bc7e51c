import * as contract from "@vesper/contract/operations/status";
import { serve, type App } from "#platform/http/serve.ts";
import { presentJobs, presentStatus } from "./present.ts";
import { discardJob, getJobs, retryAllJobs, retryJob } from "./service/failed-jobs.ts";
import { reportNode } from "./service/node-reporter.ts";
import { createStatusReader } from "./service/status.ts";

export function statusRoutes(app: App) {
  const self = reportNode(app);
  const readStatus = createStatusReader();

  serve(app, contract.getStatus, async (ctx) => ({ data: presentStatus(await readStatus(ctx), self.name) }));
  serve(app, contract.getJobs, async (ctx) => ({ data: presentJobs(await getJobs(ctx)) }));
  serve(app, contract.retryAllJobs, async (ctx) => ({ data: { retried: await retryAllJobs(ctx) } }));
  serve(app, contract.retryJob, async (ctx, { params }) => {
    await retryJob(ctx, params.id);
    return { message: "The job will run again." };
  });
  serve(app, contract.discardJob, async (ctx, { params }) => {
    await discardJob(ctx, params.id);
    return { message: "Job discarded." };
  });
}
