import type {
  DeliveryFailure,
  DeliveryState,
  DisabledBy,
  EventType,
} from "@vesper/contract/webhooks/webhooks";
import type { ColumnType, Generated } from "kysely";

export interface WebhooksTable {
  id: string;
  url: string;
  description: string;
  events: EventType[];
  isEnabled: Generated<boolean>;
  disabledBy: DisabledBy | null;
  sealedSecret: Buffer;
  previousSecret: Buffer | null;
  previousUntil: Date | null;
  failingSince: Date | null;
  sendingUntil: Date | null;
  ownerId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface WebhookDeliveriesTable {
  id: string;
  webhookId: string;
  type: string;
  data: ColumnType<Record<string, string>, string, never>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  roundAttempts: Generated<number>;
  nextAttemptAt: Date | null;
  lastAttemptAt: Date | null;
  responseCode: number | null;
  failure: DeliveryFailure | null;
  createdAt: Date;
}
