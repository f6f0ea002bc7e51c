/** The evening star in its circle: the sign of the house. Takes the colour of the text around it. */
export function StarMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden className={className}>
      <circle cx="16" cy="16" r="14.75" stroke="currentColor" strokeWidth="1.5" />
      <path
        fill="currentColor"
        d="M16 5.2c.7 6.6 4.2 10.1 10.8 10.8-6.6.7-10.1 4.2-10.8 10.8-.7-6.6-4.2-10.1-10.8-10.8 6.6-.7 10.1-4.2 10.8-10.8Z"
      />
    </svg>
  );
}
