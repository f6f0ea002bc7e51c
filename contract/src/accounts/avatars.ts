import { User } from "./accounts.ts";
import { member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";

/** Multipart: `file`, a JPEG, PNG or WebP picture. */
export const uploadAvatar = member.post(
  "/auth/me/avatar",
  "Upload your photo (multipart: file); it is cropped to a square and shown next to your name",
  { response: one(User), limit: { calls: 30, seconds: 3600, per: "person" } },
);

export const removeAvatar = member.delete("/auth/me/avatar", "Remove your photo", {
  response: one(User),
});
