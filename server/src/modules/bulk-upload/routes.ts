import type { FastifyRequest } from "fastify";
import * as contract from "@vesper/contract/profiles/bulk-upload";
import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { answering, answeringAll } from "#platform/http/answers.ts";
import { serve, serveDownload, serveWithReply, type App } from "#platform/http/serve.ts";
import { receiveUpload } from "#platform/http/uploads.ts";
import { Problem } from "#platform/problem.ts";
import { presentJob, presentResults } from "./present.ts";
import { writeFailedRows } from "./service/failed-rows.ts";
import * as files from "./service/files.ts";
import { importRows } from "./service/import-rows.ts";
import { previewFile } from "./service/preview.ts";
import { getUpload, listUploads, startUpload } from "./service/uploads.ts";
import { guide, template } from "./template.ts";

const receiveCsv = (ctx: Context, request: FastifyRequest) =>
  receiveUpload(request, {
    field: "csvFile",
    bytes: limits.upload.csv,
    store: (stream, { filename }) => {
      if (!/\.csv$/i.test(filename)) {
        stream.resume();
        throw new Problem("unsupported_media_type", "Please select a valid CSV file");
      }
      return files.storeFile(ctx, stream, filename.slice(0, 200));
    },
    discard: (arrival) => files.discardFile(ctx, arrival),
  });

/** Endpoints for admins to upload profiles in bulk. */
export function bulkUploadRoutes(app: App) {
  serveWithReply(app, contract.previewBulkUpload, async (ctx, _input, { request }) => {
    const { file } = await receiveCsv(ctx, request);
    try {
      return { data: await previewFile(ctx, await files.openFile(ctx, file.id)) };
    } finally {
      await files.discardFile(ctx, file);
    }
  });

  serveWithReply(app, contract.processBulkUpload, async (ctx, _input, reply) => {
    const { file, fields } = await receiveCsv(ctx, reply.request);
    const byJob = reply.request.headers.prefer === "respond-async";
    try {
      await startUpload(ctx, file, { consentAttested: fields["consentAttested"] === "true", byJob });
    } catch (error) {
      await files.discardFile(ctx, file);
      throw error;
    }
    if (byJob) reply.code(202);
    else await importRows(ctx, file);
    const state = await getUpload(ctx, file.id);
    return { data: presentJob(state), ...(!byJob && { results: presentResults(state) }) };
  });

  serve(app, contract.getBulkJob, (ctx, { params }) => answering(presentJob)(getUpload(ctx, params.id)));
  serve(app, contract.listBulkJobs, (ctx) => answeringAll(presentJob)(listUploads(ctx)));

  serveDownload(app, contract.downloadFailedRows, async (ctx, { params }) => ({
    type: "text/csv",
    filename: "failed-rows.csv",
    content: await writeFailedRows(ctx, params.id),
  }));

  serveDownload(app, contract.downloadTemplate, async () => ({
    type: "text/csv",
    filename: "bulk-upload-template.csv",
    content: template,
  }));

  serveDownload(app, contract.downloadGuide, async () => ({
    type: "text/markdown",
    filename: "bulk-upload-guide.md",
    content: guide,
  }));
}
