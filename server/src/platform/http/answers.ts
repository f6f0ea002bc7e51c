/** Builds the response of one row from its presenter. */
export const answering =
  <Row, Item>(present: (row: Row) => Item) =>
  async (row: Promise<Row>) => ({ data: present(await row) });

/** Builds the response of a list from the presenter of one row. */
export const answeringAll =
  <Row, Item>(present: (row: Row) => Item) =>
  async (rows: Promise<readonly Row[]>) => ({ data: (await rows).map((row) => present(row)) });

/** Builds the response of a deletion. */
export async function answerRemoved(id: string, removal: Promise<unknown>) {
  await removal;
  return { data: { _id: id } };
}
