import { z } from "zod";
import { staffRoles } from "./staff-roles.ts";

export const Role = z.enum(["user", "escort", "supplier", "vip", ...staffRoles]);
export type Role = z.output<typeof Role>;

export const AccountStatus = z.enum(["active", "banned", "suspended"]);
export type AccountStatus = z.output<typeof AccountStatus>;
