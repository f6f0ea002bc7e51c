export interface KeptAnswersTable {
  id: string;
  requestHash: string;
  status: number | null;
  sealedBody: Buffer | null;
  createdAt: Date;
}
