export interface BlocksTable {
  blockerId: string;
  blockedId: string;
  createdAt: Date;
}
