export { getBackupFigures, type BackupFigures } from "./figures.ts";
export { recordBackup } from "./service/record-backup.ts";
