/** Answers with one row, by its presenter. */
export const answering =
  <Row, Item>(present: (row: Row) => Item) =>
  async (row: Promise<Row>) => ({ data: present(await row) });

/** Answers with several rows, by the presenter of one. */
export const answeringAll =
  <Row, Item>(present: (row: Row) => Item) =>
  async (rows: Promise<readonly Row[]>) => ({ data: (await rows).map((row) => present(row)) });

/** Answers that something is gone. */
export async function answerRemoved(id: string, removal: Promise<unknown>) {
  await removal;
  return { data: { _id: id } };
}
