export default function StyleguideRoute() {
  return <main className="p-8">The components come here.</main>;
}
