import { useEffect, useState } from "react";

const toSeconds = (until: string) =>
  Math.max(0, Math.round((new Date(until).getTime() - Date.now()) / 1_000));

const formatSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Time left of a check. The server renders none, because its page does not count down. */
export function RemainingTime({ until }: { until: string }) {
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    const update = () => setSeconds(toSeconds(until));
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  return (
    <span className="tabular-nums">
      {seconds !== null && (seconds > 0 ? `Time left: ${formatSeconds(seconds)}` : "Time is up.")}
    </span>
  );
}
