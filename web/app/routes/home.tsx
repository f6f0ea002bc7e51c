export default function HomeRoute() {
  return (
    <main className="mx-auto max-w-content px-4 py-16">
      <h1 className="font-serif text-display">Good company, on your terms.</h1>
    </main>
  );
}
