import type { Context } from "#platform/context.ts";
import { countReports } from "./store/reports.ts";

export const countOpenReports = ({ db }: Context) => countReports(db, "open");
