import type { DialogState } from "#web/ui/overlays/use-task.ts";
import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";

/** The fields that categories and tags share. */
export interface Term {
  _id: string;
  name: string;
  slug: string;
  isActive: boolean;
  profileCount: number;
}

export interface TermQuery<T> {
  queryKey: QueryKey;
  queryFn: () => Promise<T[]>;
}

/** A column between the name and the profile count, as wide as its skeleton while it loads. */
export interface TermColumn<T> {
  title: string;
  width: string;
  numeric?: boolean;
  looks?: (term: T, all: readonly T[]) => string;
  cell: (term: T, all: readonly T[]) => ReactNode;
}

export interface TermFormProps<T> {
  /** As the list showed it; absent for a new one. */
  listed?: T;
  onClose: () => void;
}

/** Everything in which categories and tags differ in the admin area. */
export interface TermKind<T extends Term> {
  noun: string;
  plural: string;
  to: string;
  query: TermQuery<T>;
  Icon: ComponentType;
  emptyText: string;
  mark: (term: T) => ReactNode;
  columns: readonly TermColumn<T>[];
  Form: ComponentType<TermFormProps<T>>;
  deletionText: (term: T, all: readonly T[]) => string;
  remove: (id: string, force: "true" | "false") => Promise<unknown>;
}

/** Asked for by a row, done in the dialog that it renders. */
export type Task = (shown: DialogState) => ReactNode;

/** Takes the focus when the row that had it is gone. */
export const headingId = "taxonomy";
