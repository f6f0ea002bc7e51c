/** In a column the header says what is counted; on a card the figure says it itself. */
export function ProfileCount({ count }: { count: number }) {
  return (
    <>
      {count.toLocaleString("en")}
      <span className="lg:hidden"> {count === 1 ? "profile" : "profiles"}</span>
    </>
  );
}
