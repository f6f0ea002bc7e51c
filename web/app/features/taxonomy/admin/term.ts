import type { DialogState } from "#web/ui/overlays/use-task.ts";
import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";

/** Fields shared by categories, tags and services. */
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

/** Column between the name and the profile count. `width` is the width class of its skeleton. */
export interface TermColumn<T> {
  title: string;
  width: string;
  numeric?: boolean;
  looks?: (term: T, all: readonly T[]) => string;
  cell: (term: T, all: readonly T[]) => ReactNode;
}

export interface TermFormProps<T> {
  /** The term as shown in the list; absent for a new one. */
  listed?: T;
  onClose: () => void;
}

/** The differences between categories, tags and services in the admin area. */
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

/** Task that a row starts; renders its dialog. */
export type Task = (shown: DialogState) => ReactNode;

/** Receives the focus when the row that had it is removed. */
export const headingId = "taxonomy";
