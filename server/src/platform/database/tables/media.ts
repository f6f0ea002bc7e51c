import type { Generated } from "kysely";

export interface MediaTable {
  id: string;
  ownerId: string;
  mediaType: "image" | "video";
  title: Generated<string>;
  description: string | null;
  status: Generated<"draft" | "pending" | "approved" | "rejected">;
  rejectionReason: string | null;
  isPublic: Generated<boolean>;
  isPrimary: Generated<boolean>;
  position: Generated<number>;
  width: number;
  height: number;
  colors: string[];
  createdAt: Date;
  updatedAt: Date;
}
