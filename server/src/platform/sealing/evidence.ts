import { evidenceSnapshotPlace, evidenceTextPlace, openColumn, toEvidenceOwner } from "./open-column.ts";
import type { Sealing } from "./sealing.ts";

interface PlainEvidence {
  id: string;
  text: string;
  snapshot?: Record<string, unknown> | null | undefined;
}

/**
 * Seals the text and the snapshot with a new key. Evidence has keys of its own, because it outlives what it quotes.
 */
export function sealEvidence(sealing: Sealing, { id, text, snapshot }: PlainEvidence) {
  const owner = toEvidenceOwner(id);
  const key = { owner, wrapped: sealing.createKey(owner) };
  return {
    text: "",
    snapshot: null,
    textSealed: text === "" ? null : sealing.sealText(key, evidenceTextPlace, text),
    snapshotSealed: snapshot ? sealing.sealText(key, evidenceSnapshotPlace, JSON.stringify(snapshot)) : null,
    sealingKey: key.wrapped,
  };
}

interface SealedText {
  text: string;
  textSealed: Buffer | null;
  sealingKey: Buffer | null;
}

/** Reads the text of evidence in either form. */
export function openEvidenceText(sealing: Sealing, id: string, row: SealedText): string {
  const key = { owner: toEvidenceOwner(id), wrapped: row.sealingKey };
  return openColumn(sealing, key, evidenceTextPlace, row.textSealed) ?? row.text;
}

interface SealedEvidence extends SealedText {
  id: string;
  snapshot: Record<string, unknown> | null;
  snapshotSealed: Buffer | null;
}

/** Reads evidence in either form and leaves out the sealed one. */
export function openEvidence<Row extends SealedEvidence>(sealing: Sealing, selected: Row) {
  const { textSealed: _text, snapshotSealed, sealingKey, ...row } = selected;
  const key = { owner: toEvidenceOwner(row.id), wrapped: sealingKey };
  const snapshot = openColumn(sealing, key, evidenceSnapshotPlace, snapshotSealed);
  return {
    ...row,
    text: openEvidenceText(sealing, row.id, selected),
    snapshot: snapshot === null ? row.snapshot : (JSON.parse(snapshot) as Record<string, unknown>),
  };
}
