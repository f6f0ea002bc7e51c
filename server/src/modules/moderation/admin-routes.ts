import * as appeals from "@vesper/contract/moderation/appeals";
import * as auditContract from "@vesper/contract/moderation/audit";
import * as assignment from "@vesper/contract/moderation/case-assignment";
import * as contract from "@vesper/contract/moderation/moderation";
import * as queues from "@vesper/contract/moderation/queues";
import { listReaders as listReadersContract } from "@vesper/contract/accounts/staff-reads";
import { signedIn, type Context } from "#platform/context.ts";
import { toAdminPage, toAdminPagination, toOffset } from "#platform/http/page-meta.ts";
import { serve, serveDownload, type App } from "#platform/http/serve.ts";
import {
  presentAppeal,
  presentAssignee,
  presentAudit,
  presentCase,
  presentCaseFile,
  presentLease,
  presentEvidence,
  presentReader,
  presentRestriction,
} from "./present.ts";
import { decideAppeal, listAppeals } from "./service/appeals.ts";
import { assignCase, listAssignees } from "./service/assign-case.ts";
import { listAudit } from "./service/audit.ts";
import { exportAudit } from "./service/export-audit.ts";
import {
  claimCase,
  getCaseFile,
  getModerationRecord,
  listCases,
  addCaseNote,
  releaseCase,
} from "./service/cases.ts";
import { decideCase } from "./service/decide-case.ts";
import { releaseReview, listLeases, claimReview } from "./service/leases.ts";
import { liftRestriction } from "./service/lift.ts";
import { listReaders } from "./service/staff-reads.ts";

/** Case queue and the actions on a single case. */
export function caseRoutes(app: App) {
  const toCase = async (ctx: Context, row: ReturnType<typeof claimCase>) => ({
    data: presentCase(await row, ctx.clock.now()),
  });
  serve(app, contract.listCases, async (ctx, { query }) => {
    const now = ctx.clock.now();
    return toAdminPage(query, await listCases(ctx, query), (row) => presentCase(row, now));
  });

  serve(app, contract.getCase, async (ctx, { params }) => ({
    data: presentCaseFile(await getCaseFile(ctx, params.id), ctx.clock.now()),
  }));

  serve(app, contract.claimCase, (ctx, { params }) => toCase(ctx, claimCase(ctx, params.id)));
  serve(app, contract.releaseCase, (ctx, { params }) => toCase(ctx, releaseCase(ctx, params.id)));
  serve(app, contract.addCaseNote, async (ctx, { params, body }) => ({
    data: presentEvidence(await addCaseNote(ctx, params.id, body.text)),
  }));

  serve(app, assignment.assignCase, (ctx, { params, body }) =>
    toCase(ctx, assignCase(ctx, params.id, body.assigneeId)),
  );
  serve(app, assignment.listCaseAssignees, async (ctx) => ({
    data: (await listAssignees(ctx)).map(presentAssignee),
  }));

  serve(app, contract.decideCase, (ctx, { params, body }) => toCase(ctx, decideCase(ctx, params.id, body)));
}

/** Endpoints for the admins' review leases. */
export function leaseRoutes(app: App) {
  serve(app, queues.listLeases, async (ctx, { query }) => ({
    data: (await listLeases(ctx, query.kind)).map((row) => presentLease(query.kind, row)),
  }));

  serve(app, queues.claimItem, async (ctx, { body }) => ({
    data: presentLease(body.kind, await claimReview(ctx, body.kind, body.id)),
  }));

  serve(app, queues.releaseItem, async (ctx, { params }) => {
    await releaseReview(ctx, params.id);
    return { data: { _id: params.id } };
  });
}

export function restrictionRoutes(app: App) {
  serve(app, contract.getModerationRecord, async (ctx, { params }) => {
    const { cases, decisions } = await getModerationRecord(ctx, params.id);
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
    return { message: "The restriction was lifted." };
  });
}

/** Appeals against decisions. */
export function appealRoutes(app: App) {
  serve(app, appeals.listAppeals, async (ctx, { query }) => {
    const { userId } = signedIn(ctx);
    return toAdminPage(query, await listAppeals(ctx, query), (row) => presentAppeal(row, userId));
  });

  serve(app, appeals.decideAppeal, async (ctx, { params, body }) => ({
    data: presentAppeal(await decideAppeal(ctx, params.id, body), signedIn(ctx).userId),
  }));
}

export function auditRoutes(app: App) {
  serve(app, auditContract.listAudit, async (ctx, { query }) => {
    const { page: _page, limit, ...filter } = query;
    const { entries, total } = await listAudit(ctx, filter, { limit, offset: toOffset(query) });
    return { data: entries.map(presentAudit), pagination: toAdminPagination(query, total) };
  });

  serveDownload(app, auditContract.exportAudit, async (ctx, { query }) => ({
    type: "text/csv",
    filename: "audit-log.csv",
    content: await exportAudit(ctx, query),
  }));
}
