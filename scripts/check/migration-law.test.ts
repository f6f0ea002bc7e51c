import { describe, expect, it } from "vitest";
import { findMigrationOffences } from "./migration-law.ts";

const checkMigration = (text: string, number = "0040") =>
  findMigrationOffences(`migrations/${number}-change.sql`, text);

describe("a migration that must stay compatible with the previous release", () => {
  it.each([
    "alter table users drop column phone;",
    "drop table favorites;",
    "alter table users rename column name to title;",
    "alter table users alter column name type varchar(10);",
    "alter table users alter column phone set not null;",
    "alter table users add column rank int not null;",
    "alter table users add column rank int, drop phone;",
    "alter table users rename name to title;",
    "alter table users rename to people;",
    "alter table users alter name type varchar(10);",
    "alter table users add column price numeric(10, 2) not null;",
    "alter table users add constraint adult check (age >= 18);",
    "create unique index users_phone on users (phone);",
  ])("may not contain: %s", (text) => {
    expect(checkMigration(text)).toHaveLength(1);
  });

  it.each([
    "alter table users add column rank int;",
    "alter table users add column rank int not null default 0;",
    "alter table users add column norm text not null generated always as (lower(name)) stored;",
    "create table ranks (id uuid primary key, name text not null);",
    "drop index users_newest; create index users_newest on users (created_at);",
    "-- was: drop table favorites;",
    "create table ranks (id uuid, name text); create unique index ranks_name on ranks (name);",
    "create table ranks (id uuid); alter table ranks add constraint ranks_key primary key (id);",
    "alter table users drop constraint users_rank; alter table users alter column rank drop not null;",
    "alter table users add column price numeric(10, 2) not null default 0;",
  ])("may contain: %s", (text) => {
    expect(checkMigration(text)).toEqual([]);
  });

  it("may drop unused columns when a comment gives the reason", () => {
    expect(
      checkMigration(
        "-- contract: nothing reads it since 0040 went live\nalter table users drop column phone;",
      ),
    ).toEqual([]);
    expect(checkMigration("-- contract:\nalter table users drop column phone;")).toHaveLength(1);
  });

  it("is exempt when it predates multi-node support", () => {
    expect(checkMigration("drop table favorites;", "0039")).toEqual([]);
  });
});
