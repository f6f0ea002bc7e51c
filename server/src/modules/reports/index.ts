export { exportPictureNotices, exportReports } from "./export.ts";
export { countOpenReports } from "./figures.ts";
export { fileNotice } from "./service/notices.ts";
export { fileReport, listReports, resolveReport } from "./service/reports.ts";
