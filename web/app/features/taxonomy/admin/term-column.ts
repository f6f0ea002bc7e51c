/** A column between the name and the actions, as wide as its skeleton while it loads. */
export interface TermColumn {
  title: string;
  width: string;
  numeric?: boolean;
}
