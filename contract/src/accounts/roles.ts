import { z } from "zod";

export const Role = z.enum(["user", "escort", "supplier", "vip", "admin"]);
export type Role = z.output<typeof Role>;

export const AccountStatus = z.enum(["active", "banned", "suspended"]);
export type AccountStatus = z.output<typeof AccountStatus>;
