import { z } from "zod";
import { Person } from "../accounts/person.ts";
import { staff } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { Case } from "./moderation.ts";
import { reviewEndpoints } from "./review-endpoints.ts";

export const assignCase = reviewEndpoints("decide-cases", "/admin/cases", Case).act(
  "assign",
  "Assign an open case to a colleague, or to nobody; 409 while another colleague works on it",
  z.object({ assigneeId: z.uuid().nullable() }),
);
export const listCaseAssignees = staff("decide-cases").get(
  "/admin/case-assignees",
  "List the colleagues who can decide cases, by name",
  { response: one(z.array(Person)) },
);
