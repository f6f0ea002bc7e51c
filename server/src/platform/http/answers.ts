/** Builds the response for one row with its presenter. */
export const answering =
  <Row, Item>(present: (row: Row) => Item) =>
  async (row: Promise<Row>) => ({ data: present(await row) });

/** Builds the response for a list with the presenter for one row. */
export const answeringAll =
  <Row, Item>(present: (row: Row) => Item) =>
  async (rows: Promise<readonly Row[]>) => ({ data: (await rows).map((row) => present(row)) });

/** Builds the response to a deletion. */
export async function answerRemoved(id: string, removal: Promise<unknown>) {
  await removal;
  return { data: { _id: id } };
}
