import * as appeals from "@vesper/contract/moderation/appeals";
import * as auditContract from "@vesper/contract/moderation/audit";
import * as contract from "@vesper/contract/moderation/moderation";
import * as queues from "@vesper/contract/moderation/queues";
import { listReaders as listReadersContract } from "@vesper/contract/accounts/staff-reads";
import { signedIn } from "#platform/context.ts";
import { adminPage, adminPagination, offsetOf } from "#platform/http/page-meta.ts";
import { serve, serveDownload, type App } from "#platform/http/serve.ts";
import { servePresented } from "#platform/http/serve-presented.ts";
import {
  presentAppeal,
  presentAudit,
  presentCase,
  presentCaseFile,
  presentDesk,
  presentEvidence,
  presentReader,
  presentRestriction,
} from "./present.ts";
import { decideAppeal, listAppeals } from "./service/appeals.ts";
import { listAudit } from "./service/audit.ts";
import { exportAudit } from "./service/export-audit.ts";
import { claimCase, getCaseFile, getRecord, listCases, noteOnCase, releaseCase } from "./service/cases.ts";
import { decideCase } from "./service/decide-case.ts";
import { clearFromDesk, listLeases, takeOnDesk } from "./service/leases.ts";
import { liftRestriction } from "./service/lift.ts";
import { listReaders } from "./service/staff-reads.ts";

/** The queue, and what is done with one case. */
export function caseRoutes(app: App) {
  const serveCase = servePresented(app, (row: Parameters<typeof presentCase>[0], ctx) =>
    presentCase(row, ctx.clock.now()),
  );
  serve(app, contract.listCases, async (ctx, { query }) => {
    const now = ctx.clock.now();
    return adminPage(query, await listCases(ctx, query), (row) => presentCase(row, now));
  });

  serve(app, contract.getCase, async (ctx, { params }) => ({
    data: presentCaseFile(await getCaseFile(ctx, params.id), ctx.clock.now()),
  }));

  serveCase(contract.claimCase, (ctx, { params }) => claimCase(ctx, params.id));
  serveCase(contract.releaseCase, (ctx, { params }) => releaseCase(ctx, params.id));
  serve(app, contract.noteOnCase, async (ctx, { params, body }) => ({
    data: presentEvidence(await noteOnCase(ctx, params.id, body.text)),
  }));

  serveCase(contract.decideCase, (ctx, { params, body }) => decideCase(ctx, params.id, body));
}

/** What each admin has before them. */
export function deskRoutes(app: App) {
  serve(app, queues.listDesks, async (ctx, { query }) => ({
    data: (await listLeases(ctx, query.kind)).map((row) => presentDesk(query.kind, row)),
  }));

  serve(app, queues.takeOnDesk, async (ctx, { body }) => ({
    data: presentDesk(body.kind, await takeOnDesk(ctx, body.kind, body.id)),
  }));

  serve(app, queues.clearFromDesk, async (ctx, { params }) => {
    await clearFromDesk(ctx, params.id);
    return { data: { _id: params.id } };
  });
}

export function restrictionRoutes(app: App) {
  serve(app, contract.getRecord, async (ctx, { params }) => {
    const { cases, decisions } = await getRecord(ctx, params.id);
    const now = ctx.clock.now();
    return {
      data: {
        cases: cases.map((row) => presentCase(row, now)),
        decisions: decisions.map(presentRestriction),
      },
    };
  });

  serve(app, listReadersContract, async (ctx, { params }) => ({
    data: (await listReaders(ctx, params.id)).map(presentReader),
  }));

  serve(app, contract.liftRestriction, async (ctx, { params }) => {
    await liftRestriction(ctx, params.id);
    return { message: "The decision is lifted." };
  });
}

/** Decisions that were contradicted. */
export function appealRoutes(app: App) {
  serve(app, appeals.listAppeals, async (ctx, { query }) => {
    const { userId } = signedIn(ctx);
    return adminPage(query, await listAppeals(ctx, query), (row) => presentAppeal(row, userId));
  });

  serve(app, appeals.decideAppeal, async (ctx, { params, body }) => ({
    data: presentAppeal(await decideAppeal(ctx, params.id, body), signedIn(ctx).userId),
  }));
}

export function auditRoutes(app: App) {
  serve(app, auditContract.listAudit, async (ctx, { query }) => {
    const { page: _page, limit, ...filter } = query;
    const { entries, total } = await listAudit(ctx, filter, { limit, offset: offsetOf(query) });
    return { data: entries.map(presentAudit), pagination: adminPagination(query, total) };
  });

  serveDownload(app, auditContract.exportAudit, async (ctx, { query }) => ({
    type: "text/csv",
    filename: "audit-log.csv",
    content: await exportAudit(ctx, query),
  }));
}
